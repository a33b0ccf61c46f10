import { api } from '@merenda/shared';
import { descreverConteudo, escreverEstorno, somar } from '@merenda/shared/regras';
import { lerDescricoes } from '../convencoes/descricoes.js';
import type { Relatorio } from '../folha/relatorio.js';
import { dadosDaUnidade } from '../unidades/dados-da-unidade.js';

/** The counts of a stock, newest first, each with what it changed. */
export const balancoEstoque: Relatorio = async ({ id = '', signal }) => {
  const [{ unidadeEducacional }, balancos, unidade] = await Promise.all([
    api.get('estoques/me/:id', { caminho: { id }, signal }),
    api.get('estoques/:id/balancos', { caminho: { id }, signal }),
    lerDescricoes('unidades-produto', signal),
  ]);
  return {
    titulo: 'Balanços de Estoque',
    deitada: true,
    dados: await dadosDaUnidade(unidadeEducacional, signal),
    tabelas: [
      {
        colunas: [
          { titulo: 'Data e hora', tipo: 'codigo' },
          { titulo: 'Produto' },
          { titulo: 'Lote', tipo: 'codigo' },
          { titulo: 'Anterior', tipo: 'embalagens' },
          { titulo: 'Nova', tipo: 'embalagens' },
          { titulo: 'Diferença', tipo: 'embalagens' },
          { titulo: 'Unidade' },
          { titulo: 'Conteúdo da diferença' },
          { titulo: 'Usuário' },
          { titulo: 'Estorno', opcional: true },
        ],
        linhas: balancos.map(
          ({ produtoLote: { numero, produto }, quantidadeAnterior, novaQuantidade, usuario, dataHora, estorno }) => {
            const diferenca = somar([novaQuantidade, -quantidadeAnterior]);
            return [
              dataHora,
              `${produto.item.nome} - ${produto.nome}`,
              numero,
              quantidadeAnterior,
              novaQuantidade,
              diferenca.toNumber(),
              unidade(produto.unidadeProduto),
              descreverConteudo(diferenca, produto),
              usuario.pessoa.nome,
              estorno && escreverEstorno(estorno),
            ];
          },
        ),
        vazia: 'Nenhum balanço registrado.',
      },
    ],
  };
};
