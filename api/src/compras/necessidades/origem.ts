import type { BuscaOrigem, OrigemDaNecessidade } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { arredondar } from '@merenda/shared/regras';
import { exigirUnidadesEducacionais } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { unidadesAtivas } from '../../cadastros/index.js';
import { usosDoPeriodo } from '../../cardapios/index.js';
import { exigirInicio } from './inicio.js';
import { citar } from './simulacao.js';

/**
 * The uses behind one line of the list, by day. 403 for a unit that is not the user's, 422 at `de` for a period that
 * begins before today.
 */
export async function origemDaNecessidade(contexto: Contexto, busca: BuscaOrigem): Promise<OrigemDaNecessidade[]> {
  const { de, ate, alunos = 'MATRICULAS', unidade, item, unidadeMedida } = busca;
  exigirInicio(de);
  await exigirUnidadesEducacionais(contexto, [unidade]);
  const { usos } = await usosDoPeriodo(contexto.banco, {
    unidades: unidadesAtivas(contexto, [unidade]),
    de,
    ate,
    base: alunos,
  });
  return usos
    .filter((uso) => uso.alimento.itemId === item && uso.unidadeMedida === unidadeMedida)
    .map(({ servido, alimento, alunos: pessoas, quantidade }) => ({
      dia: formatarData(servido.dia),
      cardapio: servido.cardapio && citar(servido.cardapio),
      prato: servido.prato,
      alimento: citar(alimento),
      alunos: arredondar(pessoas, 2).toNumber(),
      registrada: servido.refeicao !== null,
      quantidade: arredondar(quantidade, 3).toNumber(),
    }));
}
