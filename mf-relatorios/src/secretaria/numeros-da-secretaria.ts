import { api, useSessao } from '@merenda/shared';
import { CAMPOS_DO_MES_DA_SECRETARIA } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { resumoDaBarra } from '@merenda/shared/regras';
import type { Relatorio } from '../folha/relatorio.js';
import { lerTabela } from '../listas/lista-definida.js';

const NO_PAPEL = ['mes', 'contratado', 'recebido', 'disponivel', 'planejadas', 'executadas', 'vence'] as const;

/** The figures of the home's first block on one page. Address: an educational unit; without it all of the user's. */
export const numerosDaSecretaria: Relatorio = async ({ id, signal }) => {
  const [{ meses, hoje, agriculturaFamiliar }, tabelaDe] = await Promise.all([
    api.get('hoje/secretaria', { busca: { unidade: id }, signal }),
    lerTabela(CAMPOS_DO_MES_DA_SECRETARIA, signal, NO_PAPEL),
  ]);
  return {
    titulo: 'Números da secretaria',
    dados: [
      { rotulo: 'Unidade', valor: nomeDaUnidade(id) },
      { rotulo: 'Refeições de hoje', valor: `${hoje.executadas} executadas de ${hoje.planejadas} planejadas` },
      { rotulo: 'Agricultura familiar no ano, com o PNAE', valor: resumoDaBarra(agriculturaFamiliar) },
    ],
    tabelas: [{ titulo: 'Últimos seis meses', ...tabelaDe(meses), vazia: 'Nenhum mês.' }],
    textos: [
      {
        titulo: 'Como se calcula',
        texto:
          'Os valores são do último dia de cada mês; os do mês atual são de hoje, e as refeições dele são contadas até hoje. ' +
          'Contratado, recebido e disponível são dos contratos em vigor naquele dia: o valor com os aditivos, o que foi aceito nas entregas e o que ainda pode ser pedido. ' +
          'O que vence em 30 dias é o valor do que estava nos estoques, pelo preço de compra; lotes sem preço não contam.',
      },
    ],
  };
};

/** The unit of an address by its id, as it is read; without an id all of the user's. */
export function nomeDaUnidade(id: string | undefined): string {
  const estoques = useSessao.getState().auth.usuario?.estoques ?? [];
  const sua = estoques.find(({ unidadeEducacional }) => String(unidadeEducacional.id) === id);
  return sua ? nomeProprio(sua.unidadeEducacional.nome) : 'Todas as suas unidades';
}
