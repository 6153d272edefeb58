import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

const theme = createTheme({ cssVariables: true });
const places = ['Belize City', 'San Pedro', 'Caye Caulker', 'Hopkins', 'San Ignacio', 'Placencia'];

/**
 * An almost empty page with the site's libraries (React, React Router, MUI, Emotion). Its speed is the limit for the
 * site.
 */
export const FloorPage = () => (
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <Container component="main" sx={{ '& img': { width: '100%', height: 'auto' } }}>
      <Picture name="river-noon" />
      <Typography variant="h3" component="h1">
        Guided day tours to Lamanai
      </Typography>
      {places.map((place) => (
        <Card key={place} sx={{ my: 2 }}>
          <Picture name="temple-noon" loading="lazy" />
          <Typography>Up the New River by boat, into the jungle on foot with a guide.</Typography>
          <Button component={Link} to="/tours" variant="contained">
            From {place}
          </Button>
        </Card>
      ))}
    </Container>
  </ThemeProvider>
);

const Picture = ({ name, ...rest }: { name: string; loading?: 'lazy' }) => (
  <img
    alt=""
    srcSet={[320, 480, 640, 800, 1280].map((w) => `/images/${name}-${w}.avif ${w}w`).join(', ')}
    sizes="100vw"
    width={1280}
    height={720}
    {...rest}
  />
);
