import type { Lancamento } from '@merenda/shared/contratos';
import { AO_MENOS_UMA_UNIDADE } from '@merenda/shared/regras';
import { Campo, ListaMarcavel, type Opcao } from '@merenda/shared/ui';
import type { ComponentProps } from 'react';
import type { EscolhaDoEvento } from './alvos.js';
import { nomeDaUnidade } from './eventos.js';

interface UnidadesDoEventoProps {
  escolha: EscolhaDoEvento;
  marcadas: readonly number[];
  /** The query that brings the units, where the calendar shows one of them alone. */
  consulta: NonNullable<ComponentProps<typeof ListaMarcavel>['consulta']>;
}

/**
 * The units, beside the one shown, where the event is changed or unbound too. Nothing is ticked at first: a slip at all
 * units does the most harm.
 */
export function UnidadesDoEvento({ escolha: { principal, opcoes }, marcadas, consulta }: UnidadesDoEventoProps) {
  if (principal && opcoes.length === 0 && !consulta.isError) return null;
  const rotulo = principal ? 'Aplicar também em' : 'Unidades';
  return (
    <Campo
      nome="unidadesEducacionais"
      rotulo={rotulo}
      obrigatorio={!principal}
      ajuda={principal ? undefined : 'Marque as unidades em que o cardápio será trocado ou desvinculado.'}
      regras={principal ? [] : [{ type: 'array', min: 1, message: AO_MENOS_UMA_UNIDADE }]}
    >
      <ListaMarcavel
        rotulo={rotulo}
        artigo="a"
        opcoes={opcoes.map((lancamento) => opcao(lancamento, marcadas))}
        consulta={consulta}
      />
    </Campo>
  );
}

/** A unit with registered meals has a note and cannot be ticked. If it was ticked before, it can still be unticked. */
function opcao({ unidade, refeicoes }: Lancamento, marcadas: readonly number[]): Opcao<number> {
  const registradas = refeicoes === 1 ? '1 refeição registrada' : `${refeicoes} refeições registradas`;
  return {
    valor: unidade.id,
    rotulo: refeicoes > 0 ? `${nomeDaUnidade(unidade)} – ${registradas}` : nomeDaUnidade(unidade),
    desabilitada: refeicoes > 0 && !marcadas.includes(unidade.id),
  };
}
