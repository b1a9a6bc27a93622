/** Words of a form in the language of the person. */
export { wording } from '#schema/kit/wording.ts';
