import HistoryOutlined from '@ant-design/icons/HistoryOutlined';
import { consultasDeEstoques } from '@merenda/shared/consultas';
import type { KitsTurmaNovo, ProdutoEstoque } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { decimal, fraseDaSaida, linhaDe, linhasDoAviso, violacoesDoKit } from '@merenda/shared/regras';
import { EstadoErro, Icone, Tela, useDescricao, useEnvio, useHoje, useRascunho } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Card, Col, Flex, Row } from 'antd';
import { useState } from 'react';
import { useLinhasDeEstoque } from '../estoques/estoques.api.js';
import { nomeDaLinha } from '../estoques/lote.js';
import { PrecisoDe } from '../escolha/PrecisoDe.js';
import { EscolhaDeUnidade } from '../unidade/EscolhaDeUnidade.js';
import { useEstoqueEscolhido } from '../unidade/useEstoqueEscolhido.js';
import { EscolhaDeAlunos, type Destinatarios } from './EscolhaDeAlunos.js';
import { lerAlunosComKitHoje, useEntregarKit } from './kits.api.js';
import { ModalHistoricoDeKits } from './ModalHistoricoDeKits.js';
import { MontagemDoKit, type ProdutoDoKit } from './MontagemDoKit.js';

const SEM_LINHAS: readonly ProdutoEstoque[] = [];

/** A kit that is being built. */
interface RascunhoDoKit {
  escolhidos: readonly ProdutoDoKit[];
  destinatarios: Destinatarios | null;
}

/** The students who already got a kit today. A second one is mentioned, not refused. */
const segundosKits = (alunos: KitsTurmaNovo['alunos']): readonly string[] =>
  linhasDoAviso(alunos.map(({ nome }) => `${nomeProprio(nome)} já recebeu um kit hoje.`));

const VAZIO: RascunhoDoKit = { escolhidos: [], destinatarios: null };

/** Builds the food kit of a student, or of several of a class (specification 2, section 2.10). */
export default function KitMerenda() {
  const [estoque, escolher] = useEstoqueEscolhido();
  const [destinatarios, setDestinatarios] = useState<Destinatarios | null>(null);
  const [escolhidos, setEscolhidos] = useState<readonly ProdutoDoKit[]>([]);
  const [historico, setHistorico] = useState(false);
  // The choice of students starts again after each kit.
  const [recomecos, setRecomecos] = useState(0);
  const unidade = useQuery(consultasDeEstoques.lista('minhas')).data?.find(({ id }) => id === estoque)
    ?.unidadeEducacional.id;
  const consulta = useLinhasDeEstoque(estoque);
  const entrega = useEntregarKit(estoque);
  const embalagem = useDescricao('unidades-produto');
  const hoje = useHoje();
  useRascunho({
    identidade: `kit do estoque ${estoque}`,
    sujo: escolhidos.length > 0,
    ler: () => ({ escolhidos, destinatarios }),
    retomar: recomecar,
  });

  const linhas = new Map(consulta.data?.map((linha) => [linha.id, linha]));
  // The stock is read again after a refusal: the bounds are the current ones.
  const kit = escolhidos.map((um) => ({ ...um, linha: linhas.get(um.linha.id) ?? um.linha }));
  const alunos = destinatarios?.alunos.length ?? 0;
  const cabe = kit.every(
    ({ linha, quantidade }) => violacoesDoKit(quantidade, linha.quantidade, Math.max(1, alunos)).length === 0,
  );

  const { enviar, enviando } = useEnvio<KitsTurmaNovo>({
    confirmacao:
      alunos > 1 ? `Deseja realmente cadastrar o Kit para ${alunos} alunos?` : 'Deseja realmente cadastrar o Kit?',
    detalhes: async ({ alunos: quem }) => {
      const comKit = estoque === undefined ? new Set<number>() : await lerAlunosComKitHoje(estoque);
      return [...segundosKits(quem.filter(({ alunoId }) => comKit.has(alunoId))), ...saidasDoKit(quem.length)];
    },
    sucesso: alunos > 1 ? `${alunos} kits cadastrados com sucesso!` : 'Kit cadastrado com sucesso!',
    aoSalvar: (valores, { idempotencia }) => entrega.mutateAsync({ ...valores, idempotencia }),
    aoConcluir: () => recomecar(),
  });

  /** The quantity that leaves each lot for this number of students. */
  function saidasDoKit(paraQuantos: number): readonly string[] {
    return linhasDoAviso(
      kit.map(({ linha, quantidade }) => {
        const { produto } = linha.produtoLote;
        const total = decimal(quantidade).times(paraQuantos);
        return linhaDe(
          nomeDaLinha(linha),
          fraseDaSaida(total, linha.quantidade, produto, embalagem(produto.unidadeProduto)),
        );
      }),
    );
  }

  /** Begins with what a draft holds. */
  function recomecar(rascunho = VAZIO): void {
    setEscolhidos(rascunho.escolhidos);
    setDestinatarios(rascunho.destinatarios);
    setRecomecos((quantos) => quantos + 1);
  }

  function concluir(): void {
    if (!destinatarios) return;
    const { escolaId, turmaId } = destinatarios;
    void enviar({
      escolaId,
      turmaId,
      alunos: destinatarios.alunos.map(({ id, nome }) => ({ alunoId: id, nome })),
      produtosKits: kit.map(({ linha, quantidade }) => ({ produtoLoteFk: linha.produtoLote.id, quantidade })),
    });
  }

  return (
    <Tela
      titulo="Kit Merenda"
      acoes={
        <Button
          icon={<Icone de={HistoryOutlined} />}
          disabled={unidade === undefined}
          onClick={() => setHistorico(true)}
        >
          Histórico de Kits
        </Button>
      }
    >
      <EscolhaDeUnidade
        estoque={estoque}
        aoEscolher={(id) => {
          escolher(id);
          recomecar();
        }}
        semUnidade="Escolha a unidade para montar um kit."
      />
      {estoque !== undefined && unidade !== undefined && (
        <Row gutter={[16, 16]}>
          <Col xs={24} lg={10}>
            <Card size="small" title="Para quem">
              <EscolhaDeAlunos
                key={`${unidade}-${recomecos}`}
                unidade={unidade}
                anoAtual={Number(hoje.slice(0, 4))}
                inicial={destinatarios}
                aoEscolher={setDestinatarios}
              />
            </Card>
          </Col>
          <Col xs={24} lg={14}>
            <Card size="small" title="Produtos do kit" loading={consulta.isPending}>
              {consulta.isError ? (
                <EstadoErro consulta={consulta} />
              ) : (
                <Flex vertical gap="middle">
                  <PrecisoDe
                    key={estoque}
                    linhas={consulta.data ?? SEM_LINHAS}
                    pessoas={Math.max(1, alunos)}
                    hoje={hoje}
                    aoEscolher={(produto, dele) =>
                      setEscolhidos([
                        ...escolhidos.filter(({ linha }) => linha.produtoLote.produto.id !== produto),
                        ...dele,
                      ])
                    }
                  />
                  <MontagemDoKit
                    linhas={consulta.data ?? SEM_LINHAS}
                    kit={kit}
                    aoMudar={setEscolhidos}
                    alunos={Math.max(1, alunos)}
                    hoje={hoje}
                  />
                  {kit.length > 0 && (
                    <Flex justify="end">
                      <Button type="primary" loading={enviando} disabled={!destinatarios || !cabe} onClick={concluir}>
                        Kit pronto
                      </Button>
                    </Flex>
                  )}
                </Flex>
              )}
            </Card>
          </Col>
        </Row>
      )}
      {historico && estoque !== undefined && unidade !== undefined && (
        <ModalHistoricoDeKits estoque={estoque} unidade={unidade} aoFechar={() => setHistorico(false)} />
      )}
    </Tela>
  );
}
