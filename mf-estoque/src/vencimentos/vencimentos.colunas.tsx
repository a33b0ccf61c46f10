import { ROTULOS_MOTIVO_DA_SOBRA, type LoteComSobra } from '@merenda/shared/contratos';
import { dataComparavel, nomeComum, nomeProprio } from '@merenda/shared/formatos';
import { escreverValorDoLote } from '@merenda/shared/regras';
import { Codigo, Quantidade, StatusTag, type Coluna } from '@merenda/shared/ui';
import { Validade } from '../estoques/Validade.js';

const TONS = { VENCE_ANTES: 'perigo', SEM_USO: 'atencao' } as const;

/** @param hoje 'YYYY-MM-DD', by which lots are marked */
export const colunasDeVencimentos = (hoje: string): Coluna<LoteComSobra>[] => [
  {
    titulo: 'Produto',
    principal: true,
    valor: ({ produtoLote }) => nomeComum(produtoLote.produto.nome),
    ordem: ({ produtoLote }) => produtoLote.produto.nome,
  },
  {
    titulo: 'Lote',
    valor: ({ produtoLote, produtoEstoque }) => (
      <>
        <Codigo>{produtoLote.numero}</Codigo> {produtoEstoque === null && <StatusTag tom="espera" rotulo="A caminho" />}
      </>
    ),
    ordem: ({ produtoLote }) => produtoLote.numero,
  },
  {
    titulo: 'Unidade',
    nome: true,
    valor: ({ unidade }) => nomeProprio(unidade.nome),
    ordem: ({ unidade }) => unidade.nome,
  },
  {
    titulo: 'Validade',
    destaque: true,
    valor: ({ produtoLote }) => <Validade data={produtoLote.dataValidade} hoje={hoje} />,
    ordem: ({ produtoLote }) => dataComparavel(produtoLote.dataValidade),
  },
  {
    titulo: 'Tem',
    oculta: true,
    convencao: 'unidades-produto',
    numerica: true,
    valor: ({ quantidade, produtoLote }) => <Quantidade embalagens={quantidade} produto={produtoLote.produto} />,
    ordem: ({ quantidade }) => quantidade,
  },
  {
    titulo: 'Sobra ao vencer',
    destaque: true,
    numerica: true,
    valor: ({ sobra, produtoLote }) => <Quantidade embalagens={sobra} produto={produtoLote.produto} />,
    ordem: ({ sobra }) => sobra,
  },
  {
    titulo: 'Motivo',
    valor: ({ motivo }) => <StatusTag tom={TONS[motivo]} rotulo={ROTULOS_MOTIVO_DA_SOBRA[motivo]} />,
    ordem: ({ motivo }) => ROTULOS_MOTIVO_DA_SOBRA[motivo],
  },
  {
    titulo: 'Valor da sobra',
    numerica: true,
    valor: escreverValorDoLote,
    ordem: ({ valor }) => valor ?? -1,
  },
  {
    titulo: 'Quem usa a tempo',
    oculta: true,
    valor: ({ destino, produtoLote }) =>
      destino ? (
        <>
          {nomeProprio(destino.unidade.nome)}:{' '}
          <Quantidade embalagens={destino.quantidade} produto={produtoLote.produto} />
        </>
      ) : (
        '---'
      ),
  },
];
