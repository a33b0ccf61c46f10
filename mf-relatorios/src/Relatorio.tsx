import { api, buscarSecretaria, ErroApi, useSessao } from '@merenda/shared';
import { ehTipoDeRelatorio } from '@merenda/shared/regras';
import { Alerta, EstadoErro, Tela } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Space, Spin } from 'antd';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { FolhaImpressa } from './folha/FolhaImpressa.js';
import { prepararLogo } from './folha/logo.js';
import type { Folha } from './folha/folha.js';
import type { Escolha, Relatorio as LeitorDoRelatorio } from './folha/relatorio.js';
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
 * `/relatorio/:tipo/:id?/:segundo?`: the print page of a report key. Several ids, with commas between them, are as many
 * sheets. An unknown key gets a message and the way back.
 */
export default function Relatorio() {
  const { tipo = '', id, segundo } = useParams();
  const [busca] = useSearchParams();
  const relatorio = ehTipoDeRelatorio(tipo) ? RELATORIOS[tipo] : undefined;
  const consulta = useQuery({
    queryKey: [...FAMILIA, tipo, id, segundo, busca.toString()],
    queryFn: async ({ signal }) => {
      if (!relatorio) return null;
      const [lido, { agora }] = await Promise.all([
        id?.includes(',')
          ? lerVarias(relatorio, id.split(','), { segundo, busca, signal })
          : relatorio({ id, segundo, busca, signal }).then((lida) => umaSo(lida, id)),
        api.get('relogio', { signal }),
        prepararCabecalho(signal),
      ]);
      return lido && { ...lido, agora };
    },
    // The paper must show the current data.
    staleTime: 0,
    gcTime: 0,
  });
  if (consulta.isPending) return <Spin description="Preparando o relatório…" fullscreen />;
  if (!consulta.data) {
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
  const { agora, ...lido } = consulta.data;
  if ('escolha' in lido) return <EscolhaDoRelatorio escolha={lido.escolha} />;
  return (
    <>
      {lido.ausentes > 0 && (
        <div className="folha-botoes">
          <Alerta type="warning" style={{ flex: 1 }} title={deixadosDeFora(lido.ausentes)} />
        </div>
      )}
      <FolhaImpressa
        folhas={lido.folhas}
        enderecos={lido.ids.map((um) => enderecoDe([tipo, um, segundo], busca))}
        emitidaEm={agora}
      />
    </>
  );
}

const deixadosDeFora = (quantos: number): string =>
  quantos === 1
    ? '1 registro ficou de fora: não existe mais, ou não é de uma das suas unidades.'
    : `${quantos} registros ficaram de fora: não existem mais, ou não são de uma das suas unidades.`;

/** '/relatorio/kit-merenda/3/77?…': the page of one sheet. */
function enderecoDe(partes: readonly (string | undefined)[], busca: URLSearchParams): string {
  const caminho = partes.filter((parte) => parte !== undefined).map(encodeURIComponent);
  return `/relatorio/${caminho.join('/')}${busca.size > 0 ? `?${busca.toString()}` : ''}`;
}

/** What the page shows: a question, or the sheets with the ids of their records, and how many of the records are gone. */
type Lido = { escolha: Escolha } | { folhas: readonly Folha[]; ids: readonly (string | undefined)[]; ausentes: number };

function umaSo(lida: Folha | Escolha | null, id: string | undefined): Lido | null {
  if (lida === null) return null;
  return 'pergunta' in lida ? { escolha: lida } : { folhas: [lida], ids: [id], ausentes: 0 };
}

/** The sheets of several records: `/relatorio/solicitacao-compra/3,5,9`. One that is gone is left out. */
async function lerVarias(
  relatorio: LeitorDoRelatorio,
  ids: readonly string[],
  parametros: Omit<Parameters<LeitorDoRelatorio>[0], 'id'>,
): Promise<Lido | null> {
  const folhas: Folha[] = [];
  const achados: string[] = [];
  for (const id of ids) {
    try {
      const lida = await relatorio({ ...parametros, id });
      if (lida && !('pergunta' in lida)) {
        folhas.push(lida);
        achados.push(id);
      }
    } catch (erro) {
      if (!ausente(erro)) throw erro;
    }
  }
  return folhas.length > 0 ? { folhas, ids: achados, ausentes: ids.length - folhas.length } : null;
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

/** Asks what a report must know before it can be drawn; the answer takes the question's place in the history. */
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
