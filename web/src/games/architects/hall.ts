// The filled spaces of the Guildhall. Workers of the last turns stand beside it and fill no space.

interface Hall {
  workers: readonly unknown[];
  spaces: number;
}

export const filled = ({ workers, spaces }: Hall): { n: number; spaces: number } => ({
  n: Math.min(workers.length, spaces),
  spaces,
});
