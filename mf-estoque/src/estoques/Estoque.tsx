import PlusOutlined from '@ant-design/icons/PlusOutlined';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { CAMPOS_DO_ESTOQUE, type ProdutoEstoque } from '@merenda/shared/contratos';
import {
  enderecoDasEtiquetas,
  enderecoDoRastreio,
  fraseDoBloqueio,
  primeiraFrase,
  violacoesDaSaida,
} from '@merenda/shared/regras';
import {
  BotaoDaFerramenta,
  confirmarEExecutar,
  excluir,
  Exportar,
  Icone,
  ListaDeRegistros,
  RegistroExibido,
  Tela,
  useColunas,
  useExibido,
  useHoje,
  useQuantidade,
  type AcaoDeLinha,
  type EntidadeListada,
  type IdsMostrados,
  Visoes,
} from '@merenda/shared/ui';
import { Button, Flex, Segmented } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ModalBalanco } from '../balancos/ModalBalanco.js';
import { ModalBalancos } from '../balancos/ModalBalancos.js';
import { podeMover } from '../movimentacoes/lista-de-destino.js';
import type { MovimentacaoIniciada } from '../movimentacoes/movimentacao-iniciada.js';
import { EscolhaDeUnidade } from '../unidade/EscolhaDeUnidade.js';
import { useEstoqueEscolhido } from '../unidade/useEstoqueEscolhido.js';
import { useExcluirLinha, useExcluirLinhas, useLinhasDeEstoque } from './estoques.api.js';
import { nomeDaLinha } from './lote.js';
import { FigurasDoEstoque } from './FigurasDoEstoque.js';
import { LeituraNoEstoque } from './LeituraNoEstoque.js';
import { LotesDasUnidades, ValorDasUnidades, type LotesMostrados } from './LotesDasUnidades.js';
import { buscaDeLotes, useDesenhosDoLote } from './lotes.colunas.js';
import { ModalAdicao } from './ModalAdicao.js';
import { ModalHistorico } from './ModalHistorico.js';
import { ModalSaida } from './ModalSaida.js';
import { ModalSaidas } from './ModalSaidas.js';
import { PorProduto } from './PorProduto.js';
import { useVerPor } from './useVerPor.js';
import { acaoEmLotes, LOTES_DE_UMA_MOVIMENTACAO } from './varios-lotes.js';

/** The open dialog: a registration, or an action on one line or on the selected ones. */
type Aberto =
  | { modal: 'adicao' }
  | { modal: 'saida' | 'balanco'; linha: ProdutoEstoque }
  | { modal: 'saidas' | 'balancos'; linhas: readonly ProdutoEstoque[]; limpar: () => void }
  | null;

const LINHA: EntidadeListada = { artigo: 'o', nome: 'Produto do Estoque', plural: 'Produtos do Estoque' };

const NA_TELA = ['lote', 'produto', 'item', 'quantidade', 'fabricacao', 'validade'] as const;

/**
 * Stock of one of the user's units, lot by lot (specification 2, section 2.6), product by product or with values; or of all
 * of them.
 */
export default function Estoque() {
  const [estoque, escolher] = useEstoqueEscolhido();
  const [aberto, setAberto] = useState<Aberto>(null);
  const [zerados, setZerados] = useState(false);
  const [ver, setVer] = useVerPor();
  const navigate = useNavigate();
  const consulta = useLinhasDeEstoque(estoque, { comSaldo: !zerados });
  const { exibido, exibir } = useExibido();
  // An address may name a lot that is empty by now.
  const naLista = exibido === null || (consulta.data?.some(({ id }) => id === exibido) ?? true);
  const todas = useLinhasDeEstoque(naLista ? undefined : estoque);
  const exclusao = useExcluirLinha(estoque);
  const excluirLinhas = useExcluirLinhas(estoque);
  const hoje = useHoje();
  const quantidade = useQuantidade();
  const colunas = useColunas(CAMPOS_DO_ESTOQUE, { nomes: NA_TELA, desenhos: useDesenhosDoLote() });
  const busca = useMemo(() => buscaDeLotes(hoje), [hoje]);
  const mostradas = useRef<IdsMostrados>(null);
  const comValor = useRef<LotesMostrados>(null);
  const lotesComValor = () => ({ busca: { ...comValor.current?.(), estoque } });
  const fechar = () => setAberto(null);

  const acoes: AcaoDeLinha<ProdutoEstoque>[] = [
    {
      rotulo: 'Histórico',
      aVista: true,
      aoAcionar: exibir,
    },
    {
      rotulo: 'Saída',
      principal: true,
      aoAcionar: (linha) => setAberto({ modal: 'saida', linha }),
      impedimento: ({ quantidade }) => primeiraFrase(violacoesDaSaida(quantidade, quantidade)),
    },
    {
      rotulo: 'Balanço',
      principal: true,
      aoAcionar: (linha) => setAberto({ modal: 'balanco', linha }),
    },
    { rotulo: 'Rastrear', aoAcionar: ({ produtoLote }) => void navigate(enderecoDoRastreio(produtoLote.id)) },
    { rotulo: 'Etiquetas', aoAcionar: (linha) => imprimirEtiquetas([linha]) },
    excluir((linha) => void excluirLinha(linha), { impedimento: impedimentoDaExclusao }),
  ];

  function imprimirEtiquetas(linhas: readonly ProdutoEstoque[]): void {
    if (estoque === undefined) return;
    const lotes = linhas.map(({ produtoLote }) => produtoLote.id);
    void navigate(enderecoDasEtiquetas(estoque, lotes));
  }

  function excluirLinha(linha: ProdutoEstoque): Promise<boolean> {
    const resto =
      linha.quantidade > 0
        ? ` O saldo de ${quantidade(linha.quantidade, linha.produtoLote.produto)} será baixado.`
        : '';
    return confirmarEExecutar({
      mensagem: `Deseja realmente excluir o Produto do Estoque?${resto}`,
      perigo: true,
      acao: () => exclusao.mutateAsync(linha.id),
      sucesso: 'Produto excluído do estoque com sucesso!',
    });
  }

  const selecionadas =
    aberto !== null && 'linhas' in aberto ? aberto.linhas.map((linha) => atual(linha, consulta.data)) : [];
  const linhaAberta = aberto !== null && 'linha' in aberto ? atual(aberto.linha, consulta.data) : undefined;

  const ferramentas = (
    <>
      {estoque !== undefined && ver !== 'valor' && (
        <BotaoDaFerramenta
          rotulo={zerados ? 'Ocultar lotes zerados' : 'Mostrar lotes zerados'}
          aoAcionar={() => setZerados(!zerados)}
        />
      )}
      <Visoes lista="/estoque" />
      {estoque === undefined ? (
        <Exportar lista="estoque-das-unidades" recorte={lotesComValor} />
      ) : (
        <Exportar
          {...(ver === 'valor'
            ? { lista: 'estoque-das-unidades', recorte: lotesComValor }
            : {
                lista: 'estoque',
                recorte: () => ({ ids: mostradas.current?.() ?? null, caminho: { id: estoque } }),
              })}
          todas={{
            lista: 'estoque-das-unidades',
            recorte: () => ({}),
            nota: 'Todos os lotes com saldo, sem os filtros desta lista.',
          }}
        />
      )}
      <BotaoDaFerramenta rotulo="Importar planilha" aoAcionar={() => void navigate('/importar-estoque')} />
    </>
  );

  return (
    <Tela
      titulo="Estoque"
      larga
      escolha={<EscolhaDeUnidade estoque={estoque} aoEscolher={escolher} ouTodas noTitulo />}
      acoes={
        estoque !== undefined && (
          <>
            <LeituraNoEstoque key={estoque} estoque={estoque} aoLer={(linha) => setAberto({ modal: 'saida', linha })} />
            <Button
              icon={<Icone de={PrinterOutlined} />}
              onClick={() => void navigate(`/relatorio/estoque/${estoque}`)}
            >
              Relatório
            </Button>
          </>
        )
      }
      principal={
        estoque !== undefined && (
          <Button type="primary" icon={<Icone de={PlusOutlined} />} onClick={() => setAberto({ modal: 'adicao' })}>
            Adicionar Produto
          </Button>
        )
      }
    >
      {estoque === undefined ? (
        <Flex vertical gap="small">
          <ValorDasUnidades />
          <LotesDasUnidades recortado={comValor} ferramentas={ferramentas} />
        </Flex>
      ) : (
        <Flex vertical gap="small">
          <Flex wrap gap="small" align="center" justify="space-between">
            <Segmented
              aria-label="Ver o estoque"
              value={ver}
              onChange={setVer}
              options={[
                { value: 'lote', label: 'Por lote' },
                { value: 'produto', label: 'Por produto' },
                { value: 'valor', label: 'Com valor' },
              ]}
            />
            <FigurasDoEstoque estoque={estoque} linhas={consulta.data} hoje={hoje} />
          </Flex>
          {ver === 'valor' ? (
            <LotesDasUnidades key={estoque} estoque={estoque} recortado={comValor} ferramentas={ferramentas} />
          ) : ver === 'produto' ? (
            <PorProduto
              key={estoque}
              estoque={estoque}
              lotes={consulta}
              zerados={zerados}
              acoes={acoes}
              mostradas={mostradas}
              ferramentas={ferramentas}
            />
          ) : (
            <ListaDeRegistros
              key={estoque}
              rotulo="Estoque"
              ferramentas={ferramentas}
              mostradas={mostradas}
              consulta={consulta}
              busca={busca}
              colunas={colunas}
              nomeDaLinha={nomeDaLinha}
              acoes={acoes}
              paraVarias={{
                exportacao: { lista: 'estoque', caminho: { id: estoque } },
                acoes: [
                  acaoEmLotes('Saída', temSaldo, 'Nenhum dos lotes selecionados tem saldo.', (linhas, limpar) =>
                    setAberto({ modal: 'saidas', linhas, limpar }),
                  ),
                  acaoEmLotes(
                    'Balanço',
                    () => true,
                    '',
                    (linhas, limpar) => setAberto({ modal: 'balancos', linhas, limpar }),
                  ),
                  acaoEmLotes(
                    'Movimentar',
                    podeMover,
                    'Nenhum dos lotes selecionados pode ser movimentado: eles estão sem saldo ou bloqueados.',
                    (linhas) =>
                      void navigate('/cadastrar-movimentacao', {
                        state: {
                          valores: {
                            origem: estoque,
                            lotes: linhas.map(({ id }) => ({ linha: id })),
                          } satisfies MovimentacaoIniciada,
                        },
                      }),
                    LOTES_DE_UMA_MOVIMENTACAO,
                  ),
                  acaoEmLotes('Etiquetas', () => true, '', imprimirEtiquetas, LOTES_DE_UMA_MOVIMENTACAO),
                  {
                    verbo: 'excluir',
                    entidade: LINHA,
                    perigo: true,
                    aviso: 'O saldo dos lotes será baixado, e a exclusão não pode ser desfeita.',
                    impedimento: impedimentoDaExclusao,
                    executar: excluirLinhas,
                  },
                ],
              }}
              vazio={
                zerados ? 'Nenhum produto no estoque desta unidade.' : 'Nenhum lote com saldo no estoque desta unidade.'
              }
            />
          )}
        </Flex>
      )}
      {estoque !== undefined && aberto?.modal === 'adicao' && <ModalAdicao estoque={estoque} aoFechar={fechar} />}
      {estoque !== undefined && linhaAberta && aberto?.modal === 'saida' && (
        <ModalSaida estoque={estoque} linha={linhaAberta} aoFechar={fechar} />
      )}
      {estoque !== undefined && linhaAberta && aberto?.modal === 'balanco' && (
        <ModalBalanco estoque={estoque} linha={linhaAberta} aoFechar={fechar} />
      )}
      {estoque !== undefined && aberto?.modal === 'saidas' && (
        <ModalSaidas estoque={estoque} linhas={selecionadas} aoConcluir={aberto.limpar} aoFechar={fechar} />
      )}
      {estoque !== undefined && aberto?.modal === 'balancos' && (
        <ModalBalancos estoque={estoque} linhas={selecionadas} aoConcluir={aberto.limpar} aoFechar={fechar} />
      )}
      {estoque !== undefined && (
        <RegistroExibido consulta={naLista ? consulta : todas}>
          {(linha, aoFechar) => <ModalHistorico estoque={estoque} linha={linha} aoFechar={aoFechar} />}
        </RegistroExibido>
      )}
    </Tela>
  );
}

/** The line as it is now. Another user may have emptied it: then the list has no such line, and the form stays open. */
function atual(linha: ProdutoEstoque, linhas: ProdutoEstoque[] | undefined): ProdutoEstoque {
  return linhas?.find(({ id }) => id === linha.id) ?? { ...linha, quantidade: linhas ? 0 : linha.quantidade };
}

const temSaldo = ({ quantidade }: ProdutoEstoque): boolean => quantidade > 0;

/** What a blocked lot still holds is not written off. */
const impedimentoDaExclusao = ({ bloqueio, quantidade, produtoLote }: ProdutoEstoque): string | null =>
  bloqueio !== null && quantidade > 0 ? fraseDoBloqueio(produtoLote.numero) : null;
