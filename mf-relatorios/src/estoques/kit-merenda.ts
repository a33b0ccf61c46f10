import { api } from '@merenda/shared';
import { descreverConteudo, escreverEstorno } from '@merenda/shared/regras';
import { COLUNA_DO_CONTEUDO } from '../convencoes/conteudo.js';
import { lerDescricoes } from '../convencoes/descricoes.js';
import { A_CANETA } from '../folha/folha.js';
import type { Relatorio } from '../folha/relatorio.js';
import { dadosDaUnidade } from '../unidades/dados-da-unidade.js';

/** Receipt of a kit that a student's family takes home. Address: stock, then kit. */
export const kitMerenda: Relatorio = async ({ id = '', segundo = '', signal }) => {
  const [{ unidadeEducacional }, kit, unidade] = await Promise.all([
    api.get('estoques/me/:id', { caminho: { id }, signal }),
    api.get('estoques/:id/kits/:idKit', { caminho: { id, idKit: segundo }, signal }),
    lerDescricoes('unidades-produto', signal),
  ]);
  return {
    titulo: `Recibo de Entrega de Kit Merenda – ${kit.nome}, ${kit.data}`,
    dados: [
      ...(await dadosDaUnidade(unidadeEducacional, signal)),
      { rotulo: 'Aluno', valor: kit.nome },
      { rotulo: 'Data da entrega', valor: kit.data },
      { rotulo: 'Entregue por', valor: kit.usuario.nome },
      { rotulo: 'Documento de quem recebe', valor: A_CANETA },
      ...(kit.estorno ? [{ rotulo: 'Estornado', valor: escreverEstorno(kit.estorno) }] : []),
    ],
    tabelas: [
      {
        titulo: 'Produtos do kit',
        colunas: [
          { titulo: 'Produto' },
          { titulo: 'Item' },
          { titulo: 'Lote', tipo: 'codigo' },
          { titulo: 'Validade', tipo: 'data' },
          { titulo: 'Quantidade', tipo: 'embalagens' },
          { titulo: 'Unidade' },
          COLUNA_DO_CONTEUDO,
        ],
        linhas: kit.produtosKits.map(
          ({ nome, item, numeroLote, dataValidade, quantidade, unidadeMedida, conteudo }) => [
            nome,
            item,
            numeroLote,
            dataValidade,
            quantidade,
            unidade(unidadeMedida),
            descreverConteudo(quantidade, conteudo),
          ],
        ),
        vazia: 'Nenhum produto.',
      },
    ],
    textos: [{ titulo: 'Declaração', texto: 'Declaro que recebi os produtos acima relacionados.' }],
    assinaturas: [{ papel: 'Aluno ou responsável' }, { papel: 'Responsável pela entrega' }],
  };
};
