import { LIMITES, type ProdutoEstoque, type SaidasNovas } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { fraseDaSaida, limitesDaSaida, linhaDe, linhasDoAviso } from '@merenda/shared/regras';
import {
  Alerta,
  Campo,
  CampoQuantidade,
  CampoTexto,
  ModalFormulario,
  SelectOpcoes,
  useDescricao,
  useHoje,
  useQuantidade,
} from '@merenda/shared/ui';
import { Typography } from 'antd';
import { useRegistrarSaidas } from './estoques.api.js';
import { nomeDaLinha } from './lote.js';
import { tiposDeSaida } from './tipos-de-saida.js';

interface ModalSaidasProps {
  estoque: number;
  /** The selected lots, as they are now. */
  linhas: readonly ProdutoEstoque[];
  /** After a success. */
  aoConcluir: () => void;
  aoFechar: () => void;
}

type Valores = Omit<SaidasNovas, 'linhas'> & { linhas: Pick<SaidasNovas['linhas'][number], 'quantidade'>[] };

/** Direct exits of several lots for one reason, each with its quantity: all or none. */
export function ModalSaidas({ estoque, linhas, aoConcluir, aoFechar }: ModalSaidasProps) {
  const saidas = useRegistrarSaidas(estoque);
  const quantidade = useQuantidade();
  const embalagem = useDescricao('unidades-produto');
  const hoje = useHoje();
  const bloqueadas = linhas.filter(({ bloqueio }) => bloqueio !== null).length;
  const misturadas = bloqueadas > 0 && bloqueadas < linhas.length;
  return (
    <ModalFormulario<Valores>
      entidade={{ nome: 'Saída', artigo: 'a' }}
      titulo="Saída de Vários Lotes"
      confirmacao={`Deseja realmente realizar a Saída de ${formatarQuantidade(linhas.length)} lotes?`}
      detalhes={({ linhas: saem }) =>
        linhasDoAviso(
          linhas.map((linha, posicao) => {
            const { produto } = linha.produtoLote;
            const frase = fraseDaSaida(
              saem[posicao]?.quantidade ?? 0,
              linha.quantidade,
              produto,
              embalagem(produto.unidadeProduto),
            );
            return linhaDe(nomeDaLinha(linha), frase);
          }),
        )
      }
      sucesso="Saídas realizadas com sucesso!"
      rotuloSalvar="Dar saída"
      salvarDesabilitado={misturadas}
      aoSalvar={async ({ linhas: quantidades, ...comum }, { idempotencia }) => {
        const pedidas = linhas.flatMap(({ id }, posicao) => {
          const valor = quantidades[posicao];
          return valor ? [{ produtoEstoque: { id }, ...valor }] : [];
        });
        await saidas.mutateAsync({ ...comum, linhas: pedidas, idempotencia });
        aoConcluir();
      }}
      aoFechar={aoFechar}
    >
      {misturadas && (
        <Alerta
          type="warning"
          title="Há lotes bloqueados e lotes livres na seleção. Os bloqueados só saem como recolhimento: dê saída deles em separado."
          style={{ marginBottom: 16 }}
        />
      )}
      <Campo nome="tipoSaidaDireta" rotulo="Tipo de saída" obrigatorio>
        <SelectOpcoes opcoes={tiposDeSaida(linhas, hoje)} />
      </Campo>
      <CampoTexto nome="observacao" rotulo="Observação" obrigatorio linhas={3} max={LIMITES.observacao} />
      <Typography.Paragraph type="secondary">Quanto sai de cada lote.</Typography.Paragraph>
      {linhas.map((linha, posicao) => (
        <CampoQuantidade
          key={linha.id}
          nome={['linhas', posicao, 'quantidade']}
          rotulo={nomeDaLinha(linha)}
          obrigatorio
          medida={linha.produtoLote.produto}
          tudo={linha.quantidade}
          ajuda={`Saldo: ${quantidade(linha.quantidade, linha.produtoLote.produto)}`}
          escrever={(embalagens) => quantidade(embalagens, linha.produtoLote.produto)}
          {...limitesDaSaida(linha.quantidade)}
        />
      ))}
    </ModalFormulario>
  );
}
