import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';

export const FloorForm = () => (
  <form>
    <TextField label="Name" name="name" />
    <Button type="submit">Send</Button>
  </form>
);
