import './early-styles.ts';
import './early-input.ts';
