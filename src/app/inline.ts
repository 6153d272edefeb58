import { listen } from './early-input.ts';
import { showWhenStyled } from './early-styles.ts';

showWhenStyled();
listen();
