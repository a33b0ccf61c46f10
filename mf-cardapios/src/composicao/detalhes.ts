import { useUnidadeAtual } from '@merenda/shared';
import { SIMBOLOS_UNIDADE_MEDIDA, type Alimento } from '@merenda/shared/contratos';
import { formatarQuantidade, lerData } from '@merenda/shared/formatos';
import { diasEntre } from '@merenda/shared/regras';
import { useHoje } from '@merenda/shared/ui';
import { useCallback } from 'react';
import { useAcervo, useServidos } from './composicao.api.js';

/** '358 kcal por porção'; undefined while it is not known, or where no food has a value. */
export const energiaPorExtenso = (kcal: number | null | undefined): string | undefined =>
  kcal == null ? undefined : `${formatarQuantidade(kcal, 0)} kcal por porção`;

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

/** What helps to choose a dish: '358 kcal por porção · servido há 12 dias', in the user's unit. */
export function useDetalheDoPrato(): (id: number) => string | undefined {
  const [atual] = useUnidadeAtual();
  const unidade = atual?.unidadeEducacional.id;
  const { data: acervo } = useAcervo();
  const { data: servidos } = useServidos(unidade);
  const hoje = useHoje();
  return useCallback(
    (id) => {
      const dia = lerData(servidos?.get(id) ?? '');
      const partes = [
        energiaPorExtenso(acervo?.energiaDoPrato(id)),
        servidos && (dia === null ? 'ainda não servido' : servidoHa(diasEntre(dia, hoje))),
      ].filter(Boolean);
      return partes.length > 0 ? partes.join(' · ') : undefined;
    },
    [acervo, servidos, hoje],
  );
}
