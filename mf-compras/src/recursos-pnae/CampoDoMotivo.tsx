import { LIMITES } from '@merenda/shared/contratos';
import { violacoesDaCorrecao } from '@merenda/shared/regras';
import { CampoTexto } from '@merenda/shared/ui';

/** Why something is written into this year; asked only where the accounts of the year are closed. */
export function CampoDoMotivo({ ano, fechados }: { ano: number; fechados: readonly number[] }) {
  const [falta] = violacoesDaCorrecao({ ano }, fechados);
  if (!falta) return null;
  return (
    <CampoTexto
      nome={falta.campo}
      rotulo="Motivo da correção"
      obrigatorio
      max={LIMITES.motivo}
      linhas={2}
      ajuda={`As contas de ${ano} estão fechadas: os valores delas não mudam, e isto aparece ao lado, como correção.`}
    />
  );
}
