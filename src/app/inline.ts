import { listen } from './early-input.ts';
import { holdPictures } from './early-pictures.ts';
import { showWhenStyled } from './early-styles.ts';

holdPictures();
showWhenStyled();
listen();
