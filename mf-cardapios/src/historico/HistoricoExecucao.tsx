import { CAMPOS_DA_REFEICAO, type Refeicao } from '@merenda/shared/contratos';
import { formatarData, formatarQuantidade, lerData, nomeComum } from '@merenda/shared/formatos';
import { somarDias } from '@merenda/shared/regras';
import {
  comEscolha,
  confirmarEExecutar,
  EntradaData,
  EstadoErro,
  EstadoVazio,
  Exportar,
  IdExibido,
  LinhaDaContagem,
  PaginaMostrada,
  SelectOpcoes,
  Tabela,
  Tela,
  useColunas,
  useColunasVisiveis,
  useExibido,
  useHoje,
} from '@merenda/shared/ui';
import { Button, Flex } from 'antd';
import { useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ModalExecutar } from '../refeicao/ModalExecutar.js';
import { SituacaoDaRefeicao } from '../refeicao/SituacaoDaRefeicao.js';
import { EscolhaDeUnidade } from '../unidade/EscolhaDeUnidade.js';
import { useUnidadeEscolhida } from '../unidade/useUnidadeEscolhida.js';
import { acoesDaRefeicao, type AcaoAberta } from './acoes.js';
import { SITUACOES, useExcluirRefeicao, useRefeicoes } from './historico.api.js';
import { ModalAlimentos } from './ModalAlimentos.js';
import { ModalSobra } from './ModalSobra.js';

/** Days that the history shows until others are asked for. */
const DIAS = 30;

const nomeDaRefeicao = ({ prato, dia }: Refeicao): string => `${nomeComum(prato.nome)} de ${dia}`;

const { prato, unidadeEducacional, ...outros } = CAMPOS_DA_REFEICAO;
const DE_UMA_UNIDADE = { prato, ...outros };
const DE_TODAS = {
  prato,
  unidadeEducacional,
  ...outros,
  // Beside the names of the units there is no room for it.
  acrescimo: { ...outros.acrescimo, oculta: true as const },
};

/**
 * Execution history (specification 3, section 2): the meals of a unit, or of all units of the user, and what may be done
 * with each.
 */
export default function HistoricoExecucao() {
  const [unidade, escolherUnidade] = useUnidadeEscolhida();
  const hoje = useHoje();
  const [parametros, setParametros] = useSearchParams();
  const de = diaEm(parametros.get('de'), hoje, somarDias(hoje, -DIAS));
  const ate = diaEm(parametros.get('ate'), hoje);
  const escolher = (escolha: Record<string, string | undefined>) =>
    setParametros((antes) => comEscolha(antes, escolha), { replace: true });
  const paginas = useRefeicoes(unidade, { de, ate });
  const { lida, consulta, lista, naTela, recorte } = paginas;
  const idDaSituacao = useId();
  const [aberta, setAberta] = useState<{ acao: AcaoAberta; refeicao: Refeicao }>();
  const { mutateAsync: excluir } = useExcluirRefeicao();
  const navigate = useNavigate();
  const { exibir } = useExibido();
  const fechar = () => setAberta(undefined);
  const colunas = useColunas<Refeicao, keyof typeof DE_UMA_UNIDADE>(unidade === null ? DE_TODAS : DE_UMA_UNIDADE, {
    desenhos: {
      situacao: (refeicao) => (
        <SituacaoDaRefeicao
          nome={nomeDaRefeicao(refeicao)}
          executado={refeicao.executado}
          rotulo={outros.situacao.valor(refeicao)}
          aoExecutar={() => setAberta({ acao: 'executar', refeicao })}
        />
      ),
    },
    doServidor: true,
  });
  const { visiveis, escolha } = useColunasVisiveis('Refeições', colunas);

  const acoes = acoesDaRefeicao({
    exibir,
    abrir: (acao, refeicao) => setAberta({ acao, refeicao }),
    ir: (caminho) => void navigate(caminho),
    excluir: (refeicao) =>
      void confirmarEExecutar({
        mensagem: refeicao.executado
          ? 'Deseja realmente excluir essa Refeição? Os alimentos abatidos voltarão ao estoque.'
          : 'Deseja realmente excluir essa Refeição?',
        perigo: true,
        acao: () => excluir(refeicao.id),
        sucesso: 'Refeição excluída com sucesso!',
        tituloDaFalha: 'Aviso',
      }),
  });

  return (
    <Tela
      titulo="Histórico de Execução"
      larga
      escolha={
        <EscolhaDeUnidade
          unidade={unidade}
          aoEscolher={escolherUnidade}
          semUnidade="Todas as unidades"
          limpavel
          noTitulo
        />
      }
      acoes={
        <Button onClick={() => void navigate(`/execucao-cardapios${unidade === null ? '' : `?unidade=${unidade}`}`)}>
          Realizar execução
        </Button>
      }
    >
      <Flex vertical gap="small">
        <LinhaDaContagem
          contagem={lida === undefined ? 'Carregando…' : contar(lida.total)}
          ferramentas={
            <>
              {escolha}
              <Exportar
                lista="refeicoes"
                recorte={() => ({ busca: { ...(unidade !== null && { unidade }), ...recorte } })}
              />
            </>
          }
        >
          <Data
            rotulo="De"
            valor={de}
            ate={ate}
            // Without a day all meals are asked for; without the parameter, those of the last days.
            aoMudar={(dia) => escolher({ de: dia ?? '' })}
          />
          <Data rotulo="Até" valor={ate} desde={de} aoMudar={(dia) => escolher({ ate: dia })} />
          <div style={{ flex: '0 1 220px' }}>
            <label htmlFor={idDaSituacao} className="so-leitor">
              Situação
            </label>
            <SelectOpcoes
              id={idDaSituacao}
              allowClear
              placeholder="Todas as situações"
              opcoes={SITUACOES}
              value={SITUACOES.find(({ valor }) => valor === lista.estado.criterios.situacao)?.valor}
              onChange={(situacao) => lista.aoMudarCriterios({ situacao })}
            />
          </div>
        </LinhaDaContagem>
        {consulta.error !== null && lida === undefined ? (
          <EstadoErro consulta={consulta} />
        ) : (
          <Tabela<Refeicao>
            rotulo="Refeições"
            emUmaLinha
            linhas={lida?.linhas ?? []}
            paginas={naTela}
            colunas={visiveis}
            chave={({ id }) => id}
            nomeDaLinha={nomeDaRefeicao}
            acoes={acoes}
            carregando={lida === undefined}
            vazio={
              <EstadoVazio
                motivo="prato"
                mensagem={
                  lida?.semFiltro
                    ? 'Nenhuma refeição nesta situação. Escolha outra ou limpe o filtro.'
                    : 'Nenhuma refeição registrada neste período.'
                }
              />
            }
          />
        )}
      </Flex>
      <PaginaMostrada paginas={paginas} />
      <IdExibido>{(id, aoFechar) => <ModalAlimentos id={id} aoFechar={aoFechar} />}</IdExibido>
      {aberta?.acao === 'executar' && <ModalExecutar refeicao={aberta.refeicao} aoFechar={fechar} />}
      {aberta?.acao === 'sobra' && <ModalSobra refeicao={aberta.refeicao} aoFechar={fechar} />}
    </Tela>
  );
}

const contar = (quantas: number): string => (quantas === 1 ? '1 refeição' : `${formatarQuantidade(quantas)} refeições`);

/** The day that a parameter names, as 'YYYY-MM-DD'; undefined for an empty one. 'hoje' is a link that stays true. */
const diaEm = (parametro: string | null, hoje: string, padrao?: string): string | undefined => {
  if (parametro === 'hoje') return hoje;
  return parametro === '' ? undefined : (lerData(parametro ?? '') ?? padrao);
};

/** Days as 'YYYY-MM-DD'. */
interface DataProps {
  rotulo: string;
  valor: string | undefined;
  desde?: string;
  ate?: string;
  aoMudar: (valor: string | undefined) => void;
}

function Data({ rotulo, valor, desde, ate, aoMudar }: DataProps) {
  const id = useId();
  return (
    <Flex gap="small" align="center" style={{ flex: '0 1 180px' }}>
      <label htmlFor={id}>{rotulo}</label>
      <EntradaData
        id={id}
        value={valor && formatarData(valor)}
        desde={desde && formatarData(desde)}
        ate={ate && formatarData(ate)}
        onChange={(dia) => aoMudar(lerData(dia ?? '') ?? undefined)}
      />
    </Flex>
  );
}
