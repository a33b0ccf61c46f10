import { avisos, confirmar, ErroApi, useUnidadeAtual } from '@merenda/shared';
import type { Movimentacao, MovimentacaoNova, ProdutoEstoque } from '@merenda/shared/contratos';
import { fraseDaSaida, linhaDe, linhasDoAviso, violacoesDoDestino } from '@merenda/shared/regras';
import {
  BotaoLerEtiqueta,
  enderecoDoRegistro,
  EstadoErro,
  FaixaDoSalvo,
  LeitorDeEtiqueta,
  Tela,
  useDescricao,
  useEnvio,
  useHoje,
  useRascunho,
  useTelaEstreita,
  useValoresRecebidos,
} from '@merenda/shared/ui';
import { Alert, Button, Col, Flex, Row } from 'antd';
import { useReducer, useState } from 'react';
import { useLinhasDeEstoque } from '../estoques/estoques.api.js';
import { nomeDaLinha } from '../estoques/lote.js';
import { useFocoNaLinha } from '../etiquetas/useFocoNaLinha.js';
import { PrecisoDe } from '../escolha/PrecisoDe.js';
import { EscolhaDeUnidade } from '../unidade/EscolhaDeUnidade.js';
import { BarraDoEnvio } from './BarraDoEnvio.js';
import { listaDeDestino, paraCorpo, recusaDoLote } from './lista-de-destino.js';
import { Listas } from './Listas.js';
import type { MovimentacaoIniciada } from './movimentacao-iniciada.js';
import { useCriarMovimentacao } from './movimentacoes.api.js';

const NADA: ReadonlySet<number> = new Set();

/** Sends products of one of the user's units to any other (specification 2, section 2.7). */
export default function CadastroMovimentacao() {
  const [atual] = useUnidadeAtual();
  const iniciada = useValoresRecebidos<MovimentacaoIniciada>();
  const [porMover, setPorMover] = useState(iniciada?.lotes);
  const [origem, setOrigem] = useState(iniciada?.origem ?? atual?.id);
  const [destino, setDestino] = useState(iniciada?.destino);
  const [marcadas, setMarcadas] = useState(NADA);
  const [salva, setSalva] = useState<Movimentacao | null>(null);
  const [escolhidos, mudar] = useReducer(listaDeDestino, []);
  const [lendo, setLendo] = useState(false);
  const [noDestino, focar] = useFocoNaLinha<HTMLDivElement>();
  const consulta = useLinhasDeEstoque(origem);
  const criacao = useCriarMovimentacao();
  const embalagem = useDescricao('unidades-produto');
  const hoje = useHoje();
  // On a phone a transfer fits two screens.
  const vao = useTelaEstreita() ? 'small' : 'middle';
  useRascunho({
    identidade: 'movimentação',
    sujo: escolhidos.length > 0,
    ler: () => ({ origem, destino, escolhidos }),
    retomar: (rascunho) => {
      setOrigem(rascunho.origem);
      setDestino(rascunho.destino);
      mudar({ tipo: 'retomar', lista: rascunho.escolhidos });
    },
  });

  // The lots are in the list as soon as the stock is read; one that has left the stock is not.
  if (porMover && consulta.data) {
    setPorMover(undefined);
    mudar({ tipo: 'mover', linhas: consulta.data.filter(({ id }) => porMover.some(({ linha }) => linha === id)) });
    for (const { linha, quantidade } of porMover)
      if (quantidade !== undefined) mudar({ tipo: 'quantificar', linha, quantidade });
  }

  // The stock is read again after a refusal: the bounds are the current ones, not those at the time of the choice.
  const linhas = new Map(consulta.data?.map((linha) => [linha.id, linha]));
  const lista = escolhidos.map((um) => ({ ...um, linha: linhas.get(um.linha.id) ?? um.linha }));
  const naLista = new Set(lista.map(({ linha }) => linha.id));
  const naOrigem = [...linhas.values()].filter(({ id }) => !naLista.has(id));
  const produtos = paraCorpo(lista);
  const [mesmaUnidade] = violacoesDoDestino(origem, destino);

  const { enviar, enviando } = useEnvio<{ origem: number; destino: number; produtos: MovimentacaoNova }>({
    confirmacao: 'Deseja realmente realizar a Movimentação?',
    detalhes: ({ produtos: movidos }) =>
      linhasDoAviso(
        movidos.flatMap(({ produtoEstoque, quantidade }) => {
          const linha = lista.find((um) => um.linha.id === produtoEstoque.id)?.linha;
          if (!linha) return [];
          const { produto } = linha.produtoLote;
          const frase = fraseDaSaida(quantidade, linha.quantidade, produto, embalagem(produto.unidadeProduto));
          return [linhaDe(nomeDaLinha(linha), frase)];
        }),
      ),
    sucesso: 'Movimentação cadastrada com sucesso!',
    aoSalvar: async (valores, { idempotencia }) => setSalva(await criacao.mutateAsync({ ...valores, idempotencia })),
    aoConcluir: () => {
      limpar();
      setOrigem(atual?.id);
      setDestino(undefined);
      window.scrollTo({ top: 0 });
    },
    aoFalhar: (erro, { produtos: enviados }) => {
      mudar({ tipo: 'recusar', recusas: recusasPorLinha(erro, enviados) });
      return false;
    },
  });

  function limpar(): void {
    mudar({ tipo: 'esvaziar' });
    setMarcadas(NADA);
  }

  async function trocarOrigem(estoque: number | undefined): Promise<void> {
    const pergunta = 'Ao trocar a unidade de origem a lista do destino é esvaziada. Deseja realmente trocar a unidade?';
    if (lista.length > 0 && !(await confirmar({ mensagem: pergunta }))) return;
    limpar();
    setOrigem(estoque);
  }

  function marcar(linha: number, sim: boolean): void {
    const depois = new Set(marcadas);
    if (sim) depois.add(linha);
    else depois.delete(linha);
    setMarcadas(depois);
  }

  function mover(): void {
    mudar({ tipo: 'mover', linhas: naOrigem.filter(({ id }) => marcadas.has(id)) });
    setMarcadas(NADA);
  }

  function moverLido(linha: ProdutoEstoque): void {
    setLendo(false);
    mudar({ tipo: 'mover', linhas: [linha] });
    focar(linha.id);
    avisos.sucesso(`${nomeDaLinha(linha)} está na lista do destino.`);
  }

  return (
    <Tela titulo="Cadastro de Movimentação de Estoque">
      {salva && (
        <FaixaDoSalvo
          registro={`Movimentação nº ${salva.id}`}
          artigo="a"
          endereco={enderecoDoRegistro(`/gerenciar-movimentacoes?estoque=${salva.origem.id}`, salva.id)}
        />
      )}
      <Row gutter={16}>
        <Col xs={24} md={12}>
          <EscolhaDeUnidade
            rotulo="Unidade de origem"
            obrigatorio
            estoque={origem}
            aoEscolher={(estoque) => void trocarOrigem(estoque)}
          />
        </Col>
        <Col xs={24} md={12}>
          <EscolhaDeUnidade
            rotulo="Unidade de destino"
            obrigatorio
            escopo="todas"
            estoque={destino}
            aoEscolher={setDestino}
          />
        </Col>
      </Row>
      <Flex vertical gap={vao}>
        {mesmaUnidade && <Alert type="error" showIcon role="alert" title={mesmaUnidade.mensagem} />}
        {origem !== undefined && consulta.isSuccess && (
          <>
            <PrecisoDe
              key={origem}
              linhas={consulta.data}
              hoje={hoje}
              aoEscolher={(produto, dele) => mudar({ tipo: 'escolher', produto, escolhidos: dele })}
            />
            <div>
              <BotaoLerEtiqueta aoAbrir={() => setLendo(true)} />
            </div>
            {lendo && (
              <LeitorDeEtiqueta
                lotes={consulta.data}
                recusar={(linha) => recusaDoLote(linha, naLista.has(linha.id))}
                aoLer={moverLido}
                aoFechar={() => setLendo(false)}
              />
            )}
          </>
        )}
        {consulta.isError ? (
          <EstadoErro consulta={consulta} />
        ) : (
          <Flex ref={noDestino} vertical gap={vao}>
            <Listas
              origem={{
                semUnidade: origem === undefined,
                linhas: naOrigem,
                carregando: origem !== undefined && consulta.isPending,
                marcadas,
                aoMarcar: marcar,
                hoje,
              }}
              destino={{ lista, aoMudar: mudar, hoje }}
              aoMover={mover}
            />
          </Flex>
        )}
        <BarraDoEnvio lista={lista}>
          <Button
            type="primary"
            loading={enviando}
            disabled={origem === undefined || destino === undefined || mesmaUnidade !== undefined || produtos === null}
            onClick={() =>
              origem !== undefined &&
              destino !== undefined &&
              produtos !== null &&
              void enviar({ origem, destino, produtos })
            }
          >
            Cadastrar
          </Button>
        </BarraDoEnvio>
      </Flex>
    </Tela>
  );
}

/** The server names what it refuses by position: '0.quantidade' is the first product that was sent. */
function recusasPorLinha(erro: unknown, enviados: MovimentacaoNova): ReadonlyMap<number, string> {
  if (!(erro instanceof ErroApi)) return new Map();
  return new Map(
    erro.campos.flatMap(({ campo, mensagem }) => {
      const enviado = enviados[Number(campo.split('.')[0])];
      return enviado ? [[enviado.produtoEstoque.id, mensagem] as const] : [];
    }),
  );
}
