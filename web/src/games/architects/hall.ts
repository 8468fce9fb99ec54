// How full the Guildhall is. Workers of the last turns lie beside it and fill no space.

interface Hall {
  workers: readonly unknown[];
  spaces: number;
}

export const filled = ({ workers, spaces }: Hall): { n: number; spaces: number } => ({
  n: Math.min(workers.length, spaces),
  spaces,
});
