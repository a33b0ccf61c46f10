import { useUnidadeAtual } from '@merenda/shared';
import { SIMBOLOS_UNIDADE_MEDIDA, type Alimento } from '@merenda/shared/contratos';
import { formatarQuantidade, lerData } from '@merenda/shared/formatos';
import { alergenicosEmUmaLinha, diasEntre, escreverCusto } from '@merenda/shared/regras';
import { useHoje } from '@merenda/shared/ui';
import { useCallback } from 'react';
import { useAcervo, useServidos, type Porcao } from './composicao.api.js';

/**
 * '358 kcal · R$ 1,20 · servido há 12 dias · contém leite', of one portion; undefined without data.
 * @param servido the last day on which it was served, where known
 */
export function porcaoPorExtenso(porcao: Porcao | undefined, servido?: string): string | undefined {
  const partes = [
    porcao && porcao.energia !== null && `${formatarQuantidade(porcao.energia, 0)} kcal`,
    porcao && escreverCusto(porcao.custo),
    servido,
    porcao && alergenicosEmUmaLinha(porcao.alergenicos),
  ].filter(Boolean);
  return partes.length > 0 ? partes.join(' · ') : undefined;
}

/** '358 kcal em 100 g' */
export function energiaDoAlimento({ componentes, quantidadeBase, unidadeMedida }: Alimento): string {
  const base = `${formatarQuantidade(quantidadeBase)} ${SIMBOLOS_UNIDADE_MEDIDA[unidadeMedida]}`;
  const energia = componentes.find(({ componente }) => componente.nome === 'caloria')?.valor;
  return energia == null ? 'energia não analisada' : `${formatarQuantidade(energia, 0)} kcal em ${base}`;
}

/** 'servido hoje', 'servido ontem', 'servido há 12 dias' */
function servidoHa(dias: number): string {
  if (dias <= 0) return 'servido hoje';
  return dias === 1 ? 'servido ontem' : `servido há ${dias} dias`;
}

/** What helps to choose a dish, with the last time that the user's unit served it. */
export function useDetalheDoPrato(): (id: number) => string | undefined {
  const [atual] = useUnidadeAtual();
  const unidade = atual?.unidadeEducacional.id;
  const { data: acervo } = useAcervo();
  const { data: servidos } = useServidos(unidade);
  const hoje = useHoje();
  return useCallback(
    (id) => {
      const dia = lerData(servidos?.get(id) ?? '');
      return porcaoPorExtenso(
        acervo?.porcaoDoPrato(id),
        servidos && (dia === null ? 'ainda não servido' : servidoHa(diasEntre(dia, hoje))),
      );
    },
    [acervo, servidos, hoje],
  );
}
