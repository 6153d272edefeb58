import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { Link, Route, Routes } from 'react-router-dom';

const theme = createTheme({ cssVariables: true });
const FloorForm = lazy(async () => ({ default: (await import('./FloorForm.tsx')).FloorForm }));

const pictures = ['river-golden', 'fisher', 'airstrip', 'temple-dawn'] as const;
const places = ['Belize City', 'San Pedro', 'Caye Caulker', 'Hopkins', 'San Ignacio', 'Placencia'];
const words =
  'Up the New River by boat, into the jungle on foot with a guide, lunch by the lagoon, home before dark.';

/** What the site is made of (React, react-router, MUI, Emotion) with nothing of its own in it: how fast it can be. */
export const FloorPage = () => (
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <Routes>
      <Route path="/form" element={<FormPage />} />
      <Route path="*" element={<Content />} />
    </Routes>
  </ThemeProvider>
);

const FormPage = () => (
  <Suspense>
    <FloorForm />
  </Suspense>
);

const Picture = ({ name, isFirst = false }: { name: string; isFirst?: boolean }) => (
  <img
    alt=""
    src={`/images/${name}-480.avif`}
    srcSet={[320, 480, 640, 800, 1280].map((w) => `/images/${name}-${w}.avif ${w}w`).join(', ')}
    sizes={isFirst ? '100vw' : '(max-width: 640px) 92vw, 360px'}
    width={1280}
    height={720}
    {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
  />
);

const Content = () => (
  <>
    <AppBar position="sticky" color="default">
      <Toolbar component="nav">
        {['/', '/tours', '/form'].map((to) => (
          <Button key={to} component={Link} to={to} color="inherit">
            {to}
          </Button>
        ))}
      </Toolbar>
    </AppBar>
    <Box component="main" sx={{ '& img': { width: '100%', height: 'auto', display: 'block' } }}>
      <Picture name={pictures[0]} isFirst />
      <Container>
        <Typography variant="h3" component="h1">
          Guided day tours to Lamanai
        </Typography>
        <Suspense>
          {places.map((place, index) => (
            <Card key={place} sx={{ my: 2 }}>
              <Picture name={pictures[1 + (index % 3)] ?? pictures[0]} />
              <CardContent>
                <Typography variant="h6" component="h2">
                  From {place}
                </Typography>
                <Typography>{words}</Typography>
                <Button component={Link} to="/tours" variant="contained">
                  From {place}: details
                </Button>
              </CardContent>
            </Card>
          ))}
        </Suspense>
        <Suspense>
          {places.map((place) => (
            <Typography key={place} sx={{ my: 2 }}>
              {place}: {words}
            </Typography>
          ))}
        </Suspense>
      </Container>
    </Box>
  </>
);
