import { camposDoKardex, type ProdutoEstoque } from '@merenda/shared/contratos';
import {
  EstadoErro,
  EstadoVazio,
  Exportar,
  ModalDetalhes,
  Quantidade,
  Tabela,
  useColunas,
  useQuantidade,
} from '@merenda/shared/ui';
import { Flex } from 'antd';
import { MarcaDeBloqueio } from '../rastreio/MarcaDeBloqueio.js';
import { useKardex } from './estoques.api.js';
import { nomeDaLinha } from './lote.js';

interface ModalHistoricoProps {
  estoque: number;
  linha: ProdutoEstoque;
  aoFechar: () => void;
}

/** The kardex of a lot: when, who, what, by which document, and the balance after. */
export function ModalHistorico({ estoque, linha, aoFechar }: ModalHistoricoProps) {
  const { lida, consulta, naTela, recorte } = useKardex(estoque, linha.id);
  const quantidade = useQuantidade();
  const { dataFabricacao, dataValidade, produto } = linha.produtoLote;
  const colunas = useColunas(camposDoKardex(linha.produtoLote), {
    desenhos: {
      quantidade: ({ quantidade }) => (
        <>
          {quantidade > 0 ? '+' : '-'}
          <Quantidade embalagens={Math.abs(quantidade)} produto={produto} />
        </>
      ),
    },
    nomes: ['quando', 'tipo', 'quantidade', 'saldo', 'documento', 'usuario', 'observacao'],
    doServidor: true,
  });
  return (
    <ModalDetalhes
      titulo="Histórico do Lote"
      largura="GAVETA"
      aoFechar={aoFechar}
      comentarios={{ entidade: 'lotes', id: linha.produtoLote.id }}
      detalhes={[
        { rotulo: 'Produto', valor: nomeDaLinha(linha) },
        { rotulo: 'Fabricação e validade', valor: `${dataFabricacao} a ${dataValidade}` },
        { rotulo: 'Saldo', valor: quantidade(linha.quantidade, produto) },
        ...(linha.bloqueio ? [{ rotulo: 'Bloqueio', valor: <MarcaDeBloqueio bloqueio={linha.bloqueio} /> }] : []),
      ]}
    >
      {consulta.error !== null ? (
        <EstadoErro consulta={consulta} />
      ) : (
        <Flex vertical gap="small">
          <Flex justify="end">
            <Exportar
              lista="kardex"
              recorte={() => ({ caminho: { id: estoque, idProduto: linha.id }, busca: recorte })}
            />
          </Flex>
          <Tabela
            rotulo="Histórico do lote"
            linhas={lida?.linhas ?? []}
            paginas={naTela}
            colunas={colunas}
            chave={({ id }) => id}
            nomeDaLinha={({ quando }) => quando}
            carregando={lida === undefined}
            vazio={<EstadoVazio mensagem="Ainda não houve entrada nem saída deste lote." />}
          />
        </Flex>
      )}
    </ModalDetalhes>
  );
}
