/** The one joy of sending: a few confetti that fly once and are gone; nothing under reduced motion. */
import { useEffect, useRef, type ReactElement } from 'react';

const pieces = 18;
const flightMs = 900;
const tones = ['bg-brand', 'bg-accent', 'bg-success', 'bg-brand-tint-hover', 'bg-accent-tint'] as const;

const isStill = (): boolean =>
  typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;

// Golden-angle steps: looks thrown, is the same each time.
const angleOf = (piece: number): number => piece * 2.399963;

/** Decorative; plays when it appears. */
export function Burst(): ReactElement {
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isStill()) return;
    [...(box.current?.children ?? [])].forEach((piece, index) => {
      const far = 56 + (index % 5) * 18;
      const x = Math.cos(angleOf(index)) * far;
      const y = Math.sin(angleOf(index)) * far * 0.7 - 24;
      piece.animate?.(
        [
          { opacity: 1, transform: 'translate(-50%, -50%) scale(0.4)' },
          {
            opacity: 1,
            transform: `translate(calc(-50% + ${String(x)}px), calc(-50% + ${String(y)}px)) scale(1)`,
            offset: 0.55,
          },
          {
            opacity: 0,
            transform: `translate(calc(-50% + ${String(x * 1.15)}px), calc(-50% + ${String(y + 36)}px)) rotate(${String(120 + index * 20)}deg) scale(0.9)`,
          },
        ],
        {
          duration: flightMs,
          easing: 'cubic-bezier(0.15, 0.8, 0.3, 1)',
          delay: (index % 3) * 30,
          fill: 'backwards',
        },
      );
    });
  }, []);
  return (
    <span ref={box} aria-hidden className="pointer-events-none absolute top-1/2 left-1/2 size-0">
      {Array.from({ length: pieces }, (_, piece) => (
        <span
          key={piece}
          className={`absolute size-2 opacity-0 ${piece % 3 === 0 ? 'rounded-full' : 'rounded-[2px]'} ${tones[piece % tones.length] ?? ''}`}
        />
      ))}
    </span>
  );
}
