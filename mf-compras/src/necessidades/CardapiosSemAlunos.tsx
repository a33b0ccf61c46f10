import type { CardapioSemAlunos, MotivoSemAlunos } from '@merenda/shared/contratos';
import { nomeComum, nomeProprio } from '@merenda/shared/formatos';
import { Alerta } from '@merenda/shared/ui';

const EXPLICACOES: Record<MotivoSemAlunos, string> = {
  SEM_MATRICULAS: 'sem matrículas desta etapa: registre-as na unidade',
  SEM_REFEICOES: 'sem refeições executadas desta etapa: calcule pelas matrículas',
  FERIADO: 'feriado',
  RECESSO: 'recesso',
  FORA_DO_PERIODO: 'fora do período de aulas',
  FIM_DE_SEMANA: 'fim de semana sem aula',
};

/**
 * The cardápios that ask for nothing, and why: a unit without students would otherwise be absent from the list
 * unnoticed.
 */
export function CardapiosSemAlunos({ semAlunos }: { semAlunos: readonly CardapioSemAlunos[] }) {
  return (
    <Alerta
      type="warning"
      title={
        semAlunos.length === 1
          ? 'Um cardápio não pede nada'
          : `${semAlunos.length} cardápios não pedem nada neste período`
      }
      description={
        <details>
          <summary>Ver quais e por quê</summary>
          <ul style={{ margin: 0, paddingLeft: 20 }}>
            {semAlunos.map(({ unidade, cardapio, motivo, dias }) => (
              <li key={`${unidade.id} ${cardapio.id} ${motivo}`}>
                {nomeProprio(unidade.nome)}, {nomeComum(cardapio.nome)} ({dias.join(', ')}): {EXPLICACOES[motivo]}.
              </li>
            ))}
          </ul>
        </details>
      }
    />
  );
}
