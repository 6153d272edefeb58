import Link from '@mui/material/Link';

interface QuoteSourceProps {
  source: string;
  link?: string | undefined;
}

/** Shows where a guest's words were published, as a link if there is a URL. */
export const QuoteSource = ({ source, link }: QuoteSourceProps) => (
  <>
    {'From '}
    {link ? (
      <Link href={link} target="_blank" rel="noopener noreferrer">
        {source}
      </Link>
    ) : (
      source
    )}
  </>
);
