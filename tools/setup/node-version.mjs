const oldest = [20, 19];

/**
 * Returns an error message if this version of Node cannot run the project; undefined if it can.
 * @param {string} version such as `20.19.4`
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest;
  const fits = major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
  if (fits) return undefined;
  return `This project needs Node ${oldest.join('.')} or newer; this is Node ${version}. Get it from https://nodejs.org.`;
}
