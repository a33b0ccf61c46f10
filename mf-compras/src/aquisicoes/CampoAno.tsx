import { LIMITES } from '@merenda/shared/contratos';
import { CampoQuantidade } from '@merenda/shared/ui';

/** The year of an acquisition or of a public call, which its number is unique in. */
export const CampoAno = () => (
  <CampoQuantidade
    nome="ano"
    rotulo="Ano"
    obrigatorio
    casas={0}
    milhares={false}
    min={LIMITES.anoMinimo}
    max={LIMITES.anoMaximo}
  />
);
