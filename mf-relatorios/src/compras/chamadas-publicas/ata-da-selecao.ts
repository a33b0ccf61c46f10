import { ROTULOS_GRUPO_PRIORITARIO, ROTULOS_LOCALIDADE, ROTULOS_TIPO_CAF } from '@merenda/shared/contratos';
import { autorEHora, formatarMoeda, formatarQuantidade } from '@merenda/shared/formatos';
import { numerosDoSorteio, observacaoDaColocacao, SEM_PROJETOS_DE_VENDA } from '@merenda/shared/regras';
import type { Relatorio } from '../../folha/relatorio.js';
import { dadosDaChamada, lerChamada, nomeDaChamada } from './dados-da-chamada.js';

/** The minutes of a public call: its projects, their ranking item by item, and the draw. None before the selection. */
export const ataDaSelecao: Relatorio = async ({ id = '', signal }) => {
  const { chamada } = await lerChamada(id, signal);
  const { sorteio, projetos, itens, total, limitePorCaf } = chamada;
  if (sorteio === null) return null;
  const numeros = numerosDoSorteio(
    sorteio.semente,
    projetos.map((projeto) => projeto.id),
  );
  return {
    titulo: `Ata da seleção – ${nomeDaChamada(chamada)}`,
    deitada: true,
    dados: [...dadosDaChamada(chamada), { rotulo: 'Limite por CAF no ano', valor: formatarMoeda(limitePorCaf) }],
    tabelas: [
      {
        titulo: 'Projetos de venda recebidos',
        colunas: [
          { titulo: 'Fornecedor' },
          { titulo: 'Localidade' },
          { titulo: 'Grupos prioritários' },
          { titulo: 'Orgânico' },
          { titulo: 'Organização' },
          { titulo: 'Já contratado no ano', tipo: 'moeda' },
          { titulo: 'Limite no ano', tipo: 'moeda' },
          { titulo: 'Nº do sorteio', tipo: 'codigo' },
        ],
        linhas: projetos.map(
          ({ id, fornecedor, localidade, gruposPrioritarios, organico, organizacao, contratadoAntes, teto }) => [
            fornecedor.nome,
            ROTULOS_LOCALIDADE[localidade],
            gruposPrioritarios.map((grupo) => ROTULOS_GRUPO_PRIORITARIO[grupo]).join(', ') || 'Nenhum',
            organico ? 'Sim' : 'Não',
            ROTULOS_TIPO_CAF[organizacao],
            contratadoAntes,
            teto,
            String(numeros.get(id) ?? ''),
          ],
        ),
        vazia: SEM_PROJETOS_DE_VENDA,
      },
      {
        titulo: 'Classificação por item',
        colunas: [
          { titulo: 'Produto', agrupa: true },
          { titulo: 'Ordem', tipo: 'inteiro' },
          { titulo: 'Fornecedor' },
          { titulo: 'Oferta', tipo: 'quantidade' },
          { titulo: 'Classificada', tipo: 'quantidade' },
          { titulo: 'Valor', tipo: 'moeda' },
          { titulo: 'Observação' },
        ],
        linhas: itens.flatMap(({ produto, quantidade: pedida, classificacao }) =>
          classificacao.map(({ fornecedor, ofertada, quantidade, valor, ...colocacao }, n) => [
            `${produto.nome} (${formatarQuantidade(pedida)} na chamada)`,
            n + 1,
            fornecedor.nome,
            ofertada,
            quantidade,
            valor,
            observacaoDaColocacao(colocacao) || null,
          ]),
        ),
        total: ['Total', null, null, null, null, total, null],
        vazia: 'Nenhum projeto oferece os itens da chamada.',
      },
    ],
    textos: [
      {
        titulo: 'Sorteio dos empates',
        texto: `Os empates são decididos pelo menor número do sorteio registrado por ${autorEHora(sorteio)}, com a semente ${sorteio.semente}. O número de cada projeto, na ordem em que foram recebidos, é o anterior vezes 48.271, dividido por 2.147.483.647: fica o resto. O primeiro parte da semente. Qualquer pessoa pode repetir a conta.`,
      },
    ],
    assinaturas: [{ papel: 'Comissão de seleção' }, { papel: 'Comissão de seleção' }, { papel: 'Comissão de seleção' }],
  };
};
