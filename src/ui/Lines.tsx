/**
 * The line drawings of illustrations: one stroke, two tones, so that they follow every theme. A separate chunk,
 * because they are only decorative.
 */
import type { ReactElement } from 'react';

/** Names of the drawings. */
export type LineName = 'people' | 'message' | 'gift' | 'search' | 'calendar' | 'bell' | 'coming' | 'off';

const drawings: Readonly<Record<LineName, ReactElement>> = {
  people: (
    <>
      <circle cx="44" cy="40" r="11" data-tint="" />
      <path d="M24 76c1-13 9-21 20-21s19 8 20 21" data-tint="" />
      <circle cx="78" cy="44" r="9" />
      <path d="M70 59c3-2 5-2 8-2 9 0 16 7 17 19" />
      <path d="M58 18c3-5 10-4 10 2 0 4-5 7-10 11-5-4-10-7-10-11 0-6 7-7 10-2z" />
    </>
  ),
  message: (
    <>
      <path
        d="M28 26h50a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8H54L38 78V66H28a8 8 0 0 1-8-8V34a8 8 0 0 1 8-8z"
        data-tint=""
      />
      <path d="M36 41h34M36 52h22" />
      <path d="M92 48h4a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6h-4v9l-10-9H68" />
    </>
  ),
  gift: (
    <>
      <path d="M30 48h60v30a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4z" data-tint="" />
      <path d="M25 36h70v12H25zM60 36v46" />
      <path d="M60 36c-4-16-24-18-22-6 1 5 10 6 22 6zM60 36c4-16 24-18 22-6-1 5-10 6-22 6z" />
    </>
  ),
  search: (
    <>
      <circle cx="54" cy="46" r="22" data-tint="" />
      <path d="M70 62l20 20" />
      <path d="M43 46c0-6 5-11 11-11" />
      <path d="M92 30h8M96 26v8M24 78h6" />
    </>
  ),
  calendar: (
    <>
      <path d="M30 28h60a6 6 0 0 1 6 6v42a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6V34a6 6 0 0 1 6-6z" data-tint="" />
      <path d="M24 44h72M42 21v13M78 21v13" />
      <path d="M40 56h8M56 56h8M72 56h8M40 69h8M56 69h8" />
    </>
  ),
  bell: (
    <>
      <path d="M38 70c4-4 6-8 6-18 0-13 7-22 16-22s16 9 16 22c0 10 2 14 6 18z" data-tint="" />
      <path d="M54 76c1 4 3 6 6 6s5-2 6-6M60 24v6" />
      <path d="M90 34c4 4 6 9 6 15M30 34c-4 4-6 9-6 15" />
    </>
  ),
  coming: (
    <>
      <path d="M28 82V40l32-18 32 18v42" data-tint="" />
      <path d="M18 82h84M50 82V62h20v20" />
      <path d="M44 48h8M68 48h8" />
    </>
  ),
  off: (
    <>
      <path d="M42 34h36a18 18 0 0 1 0 36H42a18 18 0 0 1 0-36z" data-tint="" />
      <circle cx="42" cy="52" r="11" />
      <path d="M60 82h24M92 82h4" />
    </>
  ),
};

/** The lines of a drawing, inside a `Drawing`. */
export const Lines = ({ of }: { of: LineName }): ReactElement => drawings[of];
