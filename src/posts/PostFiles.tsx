/** The files of a post: pictures in a grid that opens large, documents as tiles. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FileText, ImageOff } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { classes } from '#src/ui/classes.ts';
import { fileSize } from '#src/ui/fileSize.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';

/** An attachment of a post. */
export type PostFile = Post['attachments'][number];

/** Maximum number of pictures in the grid; the last one shows how many more there are. */
const most = 4;

/** Whether a file is shown as a picture. */
export const isPicture = ({ contentType }: Pick<PostFile, 'contentType'>): boolean =>
  contentType.startsWith('image/');

function Thumb({
  file,
  more,
  className,
  onOpen,
}: {
  file: PostFile;
  more: number;
  className: string;
  onOpen: () => void;
}): ReactElement {
  const { t } = useLingui();
  const [isBroken, setBroken] = useState(false);
  return (
    <button
      type="button"
      aria-label={t`Ver ${file.name}`}
      aria-haspopup="dialog"
      onClick={onOpen}
      className={classes('relative min-h-0 overflow-hidden rounded-control bg-subtle', className)}
    >
      {isBroken ? (
        <span className="flex size-full flex-col items-center justify-center gap-1 p-2 text-meta text-soft">
          <Icon of={ImageOff} />
          <span className="max-w-full truncate">{file.name}</span>
        </span>
      ) : (
        <img
          src={file.url}
          alt=""
          loading="lazy"
          onError={() => setBroken(true)}
          className="size-full object-cover transition-opacity duration-120 hover:opacity-90 dark:brightness-90"
        />
      )}
      {more === 0 ? null : (
        <span className="absolute inset-0 flex items-center justify-center bg-scrim text-h5 font-semibold text-white">
          <Plural value={more} one="+#" other="+#" />
        </span>
      )}
    </button>
  );
}

/** Nothing for a post without files. */
export function PostFiles({
  files,
  onOpen,
}: {
  files: readonly PostFile[];
  /** Opens the picture with this place among the pictures. */
  onOpen: (place: number) => void;
}): ReactElement | null {
  const language = useLanguage();
  const { t } = useLingui();
  if (files.length === 0) return null;
  const pictures = files.filter(isPicture);
  const documents = files.filter((file) => !isPicture(file));
  const shown = pictures.slice(0, most);
  return (
    <div className="flex flex-col gap-2">
      {shown.length === 0 ? null : (
        <div
          role="group"
          aria-label={t`Fotos`}
          // Fixed aspect ratio: the height does not change when a picture loads.
          className={classes(
            'grid gap-2 overflow-hidden',
            shown.length === 1 ? 'aspect-video' : 'aspect-2/1 grid-cols-2',
            shown.length > 2 && 'grid-rows-2',
          )}
        >
          {shown.map((file, index) => (
            <Thumb
              // Files of a post never change, and their addresses do.
              key={index}
              file={file}
              more={index === most - 1 ? pictures.length - most : 0}
              className={shown.length === 3 && index === 0 ? 'row-span-2' : ''}
              onOpen={() => onOpen(index)}
            />
          ))}
        </div>
      )}
      {documents.length === 0 ? null : (
        <ul className="flex flex-wrap gap-2">
          {documents.map((file, index) => (
            <li key={index} className="max-w-full">
              <a
                href={file.url}
                target="_blank"
                rel="noreferrer"
                className="flex min-h-14 items-center gap-3 rounded-control border border-line bg-card px-3 py-2 transition-colors duration-120 hover:bg-subtle"
              >
                <Icon of={FileText} className="shrink-0 text-soft" />
                <span className="flex min-w-0 flex-col">
                  <span className="truncate text-small font-semibold">{file.name}</span>
                  <span className="text-meta text-soft">
                    {fileSize(file.size, language)}
                    <span className="sr-only">
                      {' '}
                      <Trans>(se abre en otra pestaña)</Trans>
                    </span>
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
