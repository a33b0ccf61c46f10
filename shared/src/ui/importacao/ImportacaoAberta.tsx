import { avisos, confirmar, ErroApi, useConfirmacoes } from '@merenda/shared';
import type { ImportacaoEmCurso } from '@merenda/shared/contratos';
import type { QueryKey } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useChaveDoEnvio } from '../envio/useChaveDoEnvio.js';
import { Alerta } from '../tela/Alerta.js';
import { Lida } from '../tela/Lida.js';
import { Tela } from '../tela/Tela.js';
import { tituloDaImportacao } from './criacao.js';
import { EtapaColunas } from './EtapaColunas.js';
import { EtapaConferencia } from './EtapaConferencia.js';
import { EtapaResultado } from './EtapaResultado.js';
import {
  esquecerLinhas,
  renovar,
  useBaixarRecusadas,
  useColunas,
  useConferirColunas,
  useConfirmarImportacao,
  useCorrigirRecusadas,
  useCriarQueFaltam,
  useImportacao,
  useMudarColunas,
  useReconferir,
} from './importacao.api.js';
import { contarLinhas } from './linhas.js';

interface ImportacaoAbertaProps {
  id: number;
  /** The imports that wait for this one, each for the one after it. */
  acima: readonly number[];
  emCadeia: boolean;
  /** The title of the first import. */
  titulo: string;
  /** Families of queries that the first import makes outdated. */
  renova: readonly QueryKey[];
  /** The button that leaves the finished first import. */
  rotuloDaSaida: string;
  /** What comes next, below the result of the first import. */
  aSeguir?: ((resultado: NonNullable<ImportacaoEmCurso['resultado']>) => ReactNode) | undefined;
  aoAbrir: (pilha: readonly number[]) => void;
  aoSair: () => void;
}

/** An import that the server keeps, at the step where it is: columns, preview, result. */
export function ImportacaoAberta(props: ImportacaoAbertaProps) {
  const { id, acima, titulo, aoAbrir } = props;
  const consulta = useImportacao(id);
  const { data: importacao, error } = consulta;
  const etapa = importacao?.estado === 'GRAVANDO' ? 'CONFERIDA' : importacao?.estado;
  // Each step begins at its top: the button that led to it may be far down.
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, [etapa]);

  if (error instanceof ErroApi && error.status === 404)
    return (
      <Tela titulo={titulo}>
        <Alerta
          type="warning"
          role="alert"
          title={error.detail}
          acao={<Button onClick={() => aoAbrir(acima)}>{acima.length > 0 ? 'Voltar' : 'Escolher a planilha'}</Button>}
        />
      </Tela>
    );
  if (!importacao)
    return (
      <Tela titulo={titulo}>
        <Lida consulta={consulta}>{() => null}</Lida>
      </Tela>
    );
  return <Etapas importacao={importacao} {...props} />;
}

function Etapas({
  importacao,
  id,
  acima,
  emCadeia,
  titulo,
  renova,
  rotuloDaSaida,
  aSeguir,
  aoAbrir,
  aoSair,
}: ImportacaoAbertaProps & { importacao: ImportacaoEmCurso }) {
  const { estado, contagens, resultado } = importacao;
  const quemEspera = acima.at(-1);
  const esperando = useImportacao(quemEspera);
  const colunas = useColunas(id);
  const mudanca = useMudarColunas(id);
  const conferencia = useConferirColunas(id, emCadeia);
  const criacao = useCriarQueFaltam(id, emCadeia);
  const confirmacao = useConfirmarImportacao(id);
  const recusadas = useBaixarRecusadas(id);
  const correcao = useCorrigirRecusadas(id);
  const reconferencia = useReconferir(emCadeia);
  const { chaveDe, concluir } = useChaveDoEnvio<boolean>();
  const aoFalhar = { onError: (erro: unknown) => avisos.falha(erro) };
  const titulos = {
    desta: quemEspera === undefined ? titulo : tituloDaImportacao(importacao, titulo),
    daQueEspera: acima.length === 1 ? titulo : tituloDaImportacao(esperando.data, titulo),
  };

  /** Back to the import that waits for this one, which is checked again with what was created. */
  function voltarComOCriado(aQueEspera: number): void {
    reconferencia.mutate(aQueEspera, {
      onSuccess: (pilha) => aoAbrir([...acima.slice(0, -1), ...pilha]),
      onError: (erro) => {
        avisos.falha(erro);
        aoAbrir(acima);
      },
    });
  }

  const antes = useRef(estado);
  const aoMudarDeEstado = useEffectEvent(() => {
    const anterior = antes.current;
    antes.current = estado;
    if (estado === 'GRAVADA') {
      // Any query may show what another import needed.
      renovar(quemEspera === undefined ? renova : [[]]);
      if (anterior === 'GRAVADA') return;
      avisos.sucesso('Planilha importada!');
      if (emCadeia && quemEspera !== undefined && resultado?.recusadas === 0) voltarComOCriado(quemEspera);
    } else if (anterior === 'GRAVANDO') {
      esquecerLinhas(id);
      if (importacao.aviso !== null) avisos.erro(importacao.aviso);
    }
  });
  useEffect(() => aoMudarDeEstado(), [estado]);

  async function importar(tudoOuNada: boolean): Promise<void> {
    const linhas = contarLinhas(contagens.NOVA + contagens.ALTERADA + contagens.IGUAL);
    const mensagem = `Deseja realmente importar ${linhas} da planilha${tudoOuNada ? ', todas ou nenhuma' : ''}?`;
    if (useConfirmacoes.getState().fila.length > 0 || !(await confirmar({ mensagem }))) return;
    confirmacao.mutate({ tudoOuNada, idempotencia: chaveDe(tudoOuNada) }, { ...aoFalhar, onSuccess: concluir });
  }

  if (estado === 'GRAVADA' && resultado)
    return (
      <Tela titulo={titulos.desta} aoVoltar={quemEspera === undefined ? undefined : () => voltarComOCriado(quemEspera)}>
        <EtapaResultado
          resultado={resultado}
          baixando={recusadas.isPending}
          ocupado={correcao.isPending || reconferencia.isPending}
          aoBaixar={() => recusadas.mutate(undefined, aoFalhar)}
          aoCorrigir={() => correcao.mutate(undefined, aoFalhar)}
          aoRecomecar={quemEspera === undefined ? () => aoAbrir([]) : undefined}
          rotuloDaSaida={quemEspera === undefined ? rotuloDaSaida : `Voltar a ${titulos.daQueEspera}`}
          aoSair={quemEspera === undefined ? aoSair : () => voltarComOCriado(quemEspera)}
        >
          {quemEspera === undefined && aSeguir?.(resultado)}
        </EtapaResultado>
      </Tela>
    );
  return (
    <Tela titulo={titulos.desta} aoVoltar={quemEspera === undefined ? undefined : () => aoAbrir(acima)}>
      <Lida consulta={colunas}>
        {(lida) =>
          estado === 'LIDA' ? (
            <EtapaColunas
              key={lida.arquivo.folha}
              lida={lida}
              conferindo={conferencia.isPending}
              aoVoltar={quemEspera === undefined ? () => aoAbrir([]) : undefined}
              aoConferir={(escolhidas) =>
                conferencia.mutate(escolhidas, { ...aoFalhar, onSuccess: (pilha) => aoAbrir([...acima, ...pilha]) })
              }
            />
          ) : (
            <EtapaConferencia
              importacao={importacao}
              colunas={lida}
              ocupada={criacao.isPending || mudanca.isPending || confirmacao.isPending}
              aoCriar={({ entidade }) =>
                criacao.mutate(entidade, { ...aoFalhar, onSuccess: (pilha) => aoAbrir([...acima, id, ...pilha]) })
              }
              aoVoltar={() => mudanca.mutate({ colunas: lida.colunas, conferir: false }, aoFalhar)}
              aoImportar={(tudoOuNada) => void importar(tudoOuNada)}
            />
          )
        }
      </Lida>
    </Tela>
  );
}
