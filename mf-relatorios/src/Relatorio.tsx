import { api, buscarSecretaria, ErroApi, useSessao } from '@merenda/shared';
import { EstadoErro, Tela } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Space, Spin } from 'antd';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { FolhaImpressa } from './folha/FolhaImpressa.js';
import { prepararLogo } from './folha/logo.js';
import type { Escolha } from './folha/relatorio.js';
import { RELATORIOS } from './relatorios.js';

const FAMILIA = ['relatorio'] as const;

/** No such record, or no id at all in its place. */
const ausente = (erro: unknown): boolean =>
  erro instanceof ErroApi && (erro.status === 404 || erro.campos.some(({ campo }) => campo === 'id'));

const AUSENTE = new ErroApi(
  404,
  'Este relatório não existe, ou não é de uma das suas unidades. Volte e escolha-o de novo na tela de onde veio.',
);

/**
 * `/relatorio/:tipo/:id?/:segundo?`: the print page of a report key. An unknown key gets a message and the way back.
 */
export default function Relatorio() {
  const { tipo = '', id, segundo } = useParams();
  const [busca] = useSearchParams();
  const relatorio = Object.hasOwn(RELATORIOS, tipo) ? RELATORIOS[tipo] : undefined;
  const consulta = useQuery({
    queryKey: [...FAMILIA, tipo, id, segundo, busca.toString()],
    queryFn: async ({ signal }) => {
      if (!relatorio) return null;
      const [folha, { agora }] = await Promise.all([
        relatorio({ id, segundo, busca, signal }),
        api.get('relogio', { signal }),
        prepararCabecalho(signal),
      ]);
      return { folha, agora };
    },
    // The paper must show the current data.
    staleTime: 0,
    gcTime: 0,
  });
  if (consulta.isPending) return <Spin description="Preparando o relatório…" fullscreen />;
  if (!consulta.data?.folha) {
    return (
      <Tela titulo="Relatório">
        <EstadoErro
          erro={consulta.isError && !ausente(consulta.error) ? consulta.error : AUSENTE}
          aoTentar={() => void consulta.refetch()}
          tentando={consulta.isFetching}
          saida={{ rotulo: 'Todos os relatórios', para: '/relatorio' }}
        />
      </Tela>
    );
  }
  const { folha, agora } = consulta.data;
  return 'pergunta' in folha ? (
    <EscolhaDoRelatorio escolha={folha} />
  ) : (
    <FolhaImpressa folha={folha} emitidaEm={agora} />
  );
}

/**
 * Loads what the head of a paper shows: the secretariat, which the session lacks when the page was reloaded before the
 * login had brought it, and the municipality's logo. If they do not come, the report is printed without them.
 */
async function prepararCabecalho(signal: AbortSignal): Promise<void> {
  try {
    const secretaria = useSessao.getState().auth.secretaria ?? (await buscarSecretaria(signal));
    await prepararLogo(secretaria.municipio);
  } catch (erro) {
    console.warn('The secretariat did not come; the paper is printed without its mark:', erro);
  }
}

/** Asks what a report must be told before it can be drawn; the answer takes the question's place in the history. */
function EscolhaDoRelatorio({ escolha: { pergunta, opcoes } }: { escolha: Escolha }) {
  const navigate = useNavigate();
  return (
    <Tela titulo="Relatório">
      <p>{pergunta}</p>
      <Space wrap>
        {opcoes.map(({ rotulo, endereco }) => (
          <Button key={endereco} onClick={() => void navigate(endereco, { replace: true })}>
            {rotulo}
          </Button>
        ))}
      </Space>
    </Tela>
  );
}
