import { ROTULOS_TIPO_REFEICAO, type Refeicao } from '@merenda/shared/contratos';
import { formatarData, formatarPercentual, formatarQuantidade, lerData } from '@merenda/shared/formatos';
import { estadoDaRefeicao, ROTULOS_ESTADO_REFEICAO, somarDias } from '@merenda/shared/regras';
import {
  confirmarEExecutar,
  EntradaData,
  EstadoErro,
  EstadoVazio,
  Tabela,
  Tela,
  useHoje,
  type Coluna,
} from '@merenda/shared/ui';
import { Button, Flex } from 'antd';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ModalExecutar } from '../refeicao/ModalExecutar.js';
import { SituacaoDaRefeicao } from '../refeicao/SituacaoDaRefeicao.js';
import { EscolhaDeUnidade } from '../unidade/EscolhaDeUnidade.js';
import { ParaDedos } from '../unidade/ParaDedos.js';
import { useUnidadeEscolhida } from '../unidade/useUnidadeEscolhida.js';
import { acoesDaRefeicao, type AcaoAberta } from './acoes.js';
import { useExcluirRefeicao, useRefeicoes } from './historico.api.js';
import { ModalAlimentos } from './ModalAlimentos.js';
import { ModalSobra } from './ModalSobra.js';

/** Days that the history shows until others are asked for. */
const DIAS = 30;

const nomeDaRefeicao = ({ prato, dia }: Refeicao): string => `${prato.nome} de ${dia}`;

const colunas = (aoExecutar: (refeicao: Refeicao) => void): Coluna<Refeicao>[] => [
  { titulo: 'Prato', valor: ({ prato }) => prato.nome, ordem: 'prato' },
  { titulo: 'Data', valor: ({ dia }) => dia, ordem: 'data' },
  { titulo: 'Hora', valor: ({ hora }) => hora, ordem: 'hora' },
  { titulo: 'Tipo', valor: ({ tipo }) => ROTULOS_TIPO_REFEICAO[tipo] },
  {
    titulo: 'Alunos',
    numerica: true,
    valor: ({ quantidadeDePessoas }) => formatarQuantidade(quantidadeDePessoas),
    ordem: 'alunos',
  },
  { titulo: 'Acréscimo', numerica: true, valor: ({ acrescimo }) => formatarPercentual(acrescimo) },
  {
    titulo: 'Situação',
    valor: (refeicao) => (
      <SituacaoDaRefeicao
        nome={nomeDaRefeicao(refeicao)}
        executado={refeicao.executado}
        rotulo={ROTULOS_ESTADO_REFEICAO[estadoDaRefeicao(refeicao)]}
        aoExecutar={() => aoExecutar(refeicao)}
      />
    ),
  },
  {
    titulo: 'Sobra',
    numerica: true,
    valor: ({ sobraDeAlimentos }) =>
      sobraDeAlimentos === null ? '---' : `${formatarQuantidade(sobraDeAlimentos, 2)} kg`,
  },
];

/** Execution history (specification 3, section 2): a unit's meals, and what may be done with each. */
export default function HistoricoExecucao() {
  const [unidade, escolherUnidade] = useUnidadeEscolhida();
  const hoje = useHoje();
  const [datas, setDatas] = useState<{ de?: string | null; ate?: string | null }>({});
  const de = datas.de === undefined ? formatarData(somarDias(hoje, -DIAS)) : datas.de;
  const { lida, consulta, naTela } = useRefeicoes(unidade, {
    de: lerData(de ?? '') ?? undefined,
    ate: lerData(datas.ate ?? '') ?? undefined,
  });
  const [aberta, setAberta] = useState<{ acao: AcaoAberta; refeicao: Refeicao }>();
  const { mutateAsync: excluir } = useExcluirRefeicao();
  const navigate = useNavigate();
  const fechar = () => setAberta(undefined);

  const acoes = acoesDaRefeicao({
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
    <ParaDedos>
      <Tela
        titulo="Histórico de Execução"
        acoes={
          <Button onClick={() => void navigate(`/execucao-cardapios${unidade === null ? '' : `?unidade=${unidade}`}`)}>
            Realizar execução
          </Button>
        }
      >
        <Flex wrap gap="middle" align="end" style={{ marginBottom: 16 }}>
          <EscolhaDeUnidade unidade={unidade} aoEscolher={escolherUnidade} />
          <Data
            rotulo="De"
            valor={de}
            ate={datas.ate ?? undefined}
            aoMudar={(valor) => setDatas({ ...datas, de: valor })}
          />
          <Data
            rotulo="Até"
            valor={datas.ate}
            desde={de ?? undefined}
            aoMudar={(valor) => setDatas({ ...datas, ate: valor })}
          />
        </Flex>
        {unidade === null ? (
          <EstadoVazio mensagem="Escolha a unidade para ver as refeições." />
        ) : consulta.error !== null && lida === undefined ? (
          <EstadoErro erro={consulta.error} aoTentar={() => void consulta.refetch()} tentando={consulta.isFetching} />
        ) : (
          <Tabela<Refeicao>
            rotulo="Refeições"
            linhas={lida?.linhas ?? []}
            paginas={naTela}
            colunas={colunas((refeicao) => setAberta({ acao: 'executar', refeicao }))}
            chave={({ id }) => id}
            nomeDaLinha={nomeDaRefeicao}
            acoes={acoes}
            carregando={lida === undefined}
            vazio={<EstadoVazio mensagem="Nenhuma refeição registrada neste período." />}
          />
        )}
        {aberta?.acao === 'alimentos' && <ModalAlimentos refeicao={aberta.refeicao} aoFechar={fechar} />}
        {aberta?.acao === 'executar' && <ModalExecutar refeicao={aberta.refeicao} aoFechar={fechar} />}
        {aberta?.acao === 'sobra' && <ModalSobra refeicao={aberta.refeicao} aoFechar={fechar} />}
      </Tela>
    </ParaDedos>
  );
}

interface DataProps {
  rotulo: string;
  valor: string | null | undefined;
  desde?: string;
  ate?: string;
  aoMudar: (valor: string | null) => void;
}

function Data({ rotulo, valor, desde, ate, aoMudar }: DataProps) {
  const id = useId();
  return (
    <Flex vertical gap={4} style={{ flex: '0 1 160px' }}>
      <label htmlFor={id}>{rotulo}</label>
      <EntradaData id={id} value={valor} desde={desde} ate={ate} onChange={aoMudar} />
    </Flex>
  );
}
