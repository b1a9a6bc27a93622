/** A button that copies the URL of the machine's current place. */
import { Link } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { copyText } from '#src/lib/copyText.ts';
import { Button } from '#src/ui/Button.tsx';

/** Shows a message if the place has no URL, and the URL itself if the page has no clipboard. */
export function CopyLink({ address }: { readonly address: string | undefined }): ReactElement {
  const [copied, setCopied] = useState<{ readonly address: string; readonly isCopied: boolean }>();
  if (address === undefined)
    return (
      <p className="text-small text-soft">
        No link leads here: something on the way was done by hand, or the whole way is not known yet.
      </p>
    );
  const copy = async (): Promise<void> => setCopied({ address, isCopied: await copyText(address) });
  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="secondary" icon={Link} onClick={() => void copy()}>
        Copy link to this place
      </Button>
      <p role="status" className="text-small break-all text-soft empty:hidden">
        {copied?.address !== address ? '' : copied.isCopied ? 'Link copied.' : address}
      </p>
    </div>
  );
}
