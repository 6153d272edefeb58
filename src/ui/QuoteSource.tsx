import Link from '@mui/material/Link';

interface QuoteSourceProps {
  source: string;
  link?: string | undefined;
}

/** Names where a guest's words were published, with a link to them if there is one. */
export const QuoteSource = ({ source, link }: QuoteSourceProps) => (
  <>
    <span>{'From '}</span>
    {link ? (
      <Link href={link} target="_blank" rel="noopener noreferrer">
        {source}
      </Link>
    ) : (
      <span>{source}</span>
    )}
  </>
);
