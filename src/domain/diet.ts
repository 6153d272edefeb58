/** `gluten-free` as staff read it: `Gluten-free`; no choice reads `None`. */
export const dietaryLabel = (option: string): string =>
  option === '' ? 'None' : option.charAt(0).toUpperCase() + option.slice(1);
