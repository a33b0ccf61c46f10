import type { Municipio, MunicipioEdicao } from '@merenda/shared/contratos';

/** Values of the form: what a user may change. */
export type ValoresDoMunicipio = Omit<MunicipioEdicao, 'versao'>;

/** A municipality that was never named has neither name nor state. The form sends only the values of its fields. */
export const paraFormulario = ({ nome, uf, ...resto }: Municipio): Partial<ValoresDoMunicipio> => ({
  ...resto,
  ...(nome !== null && { nome }),
  ...(uf !== null && { uf }),
});
