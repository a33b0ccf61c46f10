import { StatusTag } from '@merenda/shared/ui';

/** That something was reversed: 'Estornado', 'Estornada'. */
export const MarcaDeEstorno = ({ rotulo }: { rotulo: 'Estornado' | 'Estornada' }) => (
  <StatusTag tom="perigo" rotulo={rotulo} />
);
