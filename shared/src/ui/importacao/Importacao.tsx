import { avisos } from '@merenda/shared';
import type {
  CadastroCitado,
  EntidadeImportavel,
  PlanilhaAImportar,
  PlanilhaImportada,
  PlanilhaLida,
} from '@merenda/shared/contratos';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useEnvio } from '../envio/useEnvio.js';
import { Tela } from '../tela/Tela.js';
import { CadastrosQueFaltam } from './CadastrosQueFaltam.js';
import { semCorrecoes } from './correcoes.js';
import { arquivoDosQueFaltam, CADASTROS, RENOVA_DA_CRIACAO } from './criacao.js';
import { EtapaArquivo } from './EtapaArquivo.js';
import { EtapaColunas } from './EtapaColunas.js';
import { EtapaConferencia } from './EtapaConferencia.js';
import { EtapaResultado } from './EtapaResultado.js';
import { linhasBoas, useBaixarRecusadas, useImportarPlanilha, useAndamento, useLerPlanilha } from './importacao.api.js';
import { contarLinhas, motivosDe } from './linhas.js';
import { usePrevia } from './usePrevia.js';

interface ImportacaoProps {
  entidade: EntidadeImportavel;
  titulo: string;
  /** Families of queries that the import makes outdated. */
  renova: readonly QueryKey[];
  /** The file that another screen hands over; null if there is none. */
  receber: () => File | null;
  /** The button that leaves the finished import. */
  rotuloDaSaida: string;
  aoSair: () => void;
  /** By default 'Voltar' leads to where the user came from. */
  aoVoltar?: () => void;
  /** What comes next, below the result of the import. */
  aSeguir?: ((resultado: PlanilhaImportada) => ReactNode) | undefined;
}

/** The steps of an import: file, columns, preview, result. What its rows name is created by another one in its place. */
export function Importacao({
  entidade,
  titulo,
  renova,
  receber,
  rotuloDaSaida,
  aoSair,
  aoVoltar,
  aSeguir,
}: ImportacaoProps) {
  const leitura = useLerPlanilha(entidade);
  const previa = usePrevia(entidade);
  const { planilha, conferidas } = previa;
  const importacao = useImportarPlanilha(renova);
  const recusadas = useBaixarRecusadas();
  const [arquivo, setArquivo] = useState<File | null>(null);
  const [lida, setLida] = useState<PlanilhaLida | null>(null);
  const [feito, setFeito] = useState<number | null>(null);
  // Only of an import of all or nothing, which is one request.
  const [emCurso, setEmCurso] = useState<string | null>(null);
  const andamento = useAndamento(emCurso);
  const [resultado, setResultado] = useState<PlanilhaImportada | null>(null);
  const [criacao, setCriacao] = useState<{ entidade: CadastroCitado; arquivo: File } | null>(null);

  const { enviar } = useEnvio<PlanilhaAImportar>({
    confirmacao: ({ linhas, tudoOuNada }) =>
      `Deseja realmente importar ${contarLinhas(linhas.length)} da planilha${tudoOuNada ? ', todas ou nenhuma' : ''}?`,
    sucesso: 'Planilha importada!',
    aoSalvar: async (aImportar, { idempotencia }) => {
      if (aImportar.tudoOuNada) setEmCurso(idempotencia);
      try {
        setResultado(
          await importacao.mutateAsync({
            entidade,
            planilha: aImportar,
            conferidas: conferidas ?? [],
            idempotencia,
            aoAvancar: setFeito,
          }),
        );
      } finally {
        setFeito(null);
        setEmCurso(null);
      }
    },
    aoConcluir: () => undefined,
  });

  function recomecar(): void {
    setLida(null);
    previa.comecar(null);
    setResultado(null);
  }

  function ler(escolhido: File, folha?: string): void {
    leitura.mutate(
      { arquivo: escolhido, ...(folha !== undefined && { folha }) },
      {
        onSuccess: (nova) => {
          setArquivo(escolhido);
          setLida(nova);
          previa.comecar(semCorrecoes(nova));
        },
        onError: (erro) => avisos.falha(erro, folha === undefined ? 'A planilha não foi lida' : 'A folha não foi lida'),
      },
    );
  }

  const lerEntregue = useEffectEvent(() => {
    const entregue = receber();
    if (entregue) ler(entregue);
  });
  useEffect(() => lerEntregue(), []);
  // Each step begins at its top: the button that led to it may be far down.
  const passo = [lida, conferidas, criacao, resultado].filter((um) => um !== null).length;
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, [passo]);

  if (!lida || !planilha)
    return (
      <Tela titulo={titulo} aoVoltar={aoVoltar}>
        <EtapaArquivo entidade={entidade} lendo={leitura.isPending} aoEscolher={(escolhido) => ler(escolhido)} />
      </Tela>
    );
  const { colunas, linhas } = planilha;
  if (!conferidas)
    return (
      <Tela titulo={titulo} aoVoltar={aoVoltar}>
        <EtapaColunas
          lida={lida}
          colunas={colunas}
          lendo={leitura.isPending}
          conferindo={previa.conferindo}
          aoTrocarFolha={(folha) => arquivo && ler(arquivo, folha)}
          aoMudar={(mudadas) => previa.mudarColunas(mudadas, lida.colunas.length)}
          aoVoltar={recomecar}
          aoConferir={() => previa.conferir((erro) => avisos.falha(erro))}
        />
      </Tela>
    );
  if (criacao) {
    const voltar = () => {
      setCriacao(null);
      previa.conferir();
    };
    return (
      <Importacao
        entidade={criacao.entidade}
        titulo={CADASTROS[criacao.entidade].importacao}
        renova={RENOVA_DA_CRIACAO}
        receber={() => criacao.arquivo}
        rotuloDaSaida={`Voltar a ${titulo}`}
        aoSair={voltar}
        aoVoltar={voltar}
      />
    );
  }
  if (!resultado)
    return (
      <Tela titulo={titulo} aoVoltar={aoVoltar}>
        <CadastrosQueFaltam
          conferidas={conferidas}
          desabilitado={feito !== null || !previa.emDia}
          aoCriar={(faltam) =>
            setCriacao({ entidade: faltam.entidade, arquivo: arquivoDosQueFaltam(faltam, { colunas, linhas }) })
          }
        />
        <EtapaConferencia
          campos={lida.campos}
          previa={previa}
          feito={feito === null ? null : (andamento ?? feito)}
          aoVoltar={previa.fechar}
          aoImportar={(tudoOuNada) => void enviar({ colunas, linhas: linhasBoas(linhas, conferidas), tudoOuNada })}
        />
      </Tela>
    );
  const motivos = motivosDe(conferidas, resultado);
  return (
    <Tela titulo={titulo} aoVoltar={aoVoltar}>
      <EtapaResultado
        resultado={resultado}
        recusadas={motivos.size}
        baixando={recusadas.isPending}
        aoBaixar={() => recusadas.mutate({ colunas, linhas, motivos }, { onError: (erro) => avisos.falha(erro) })}
        aoCorrigir={() => {
          setResultado(null);
          previa.manter(new Set(motivos.keys()));
        }}
        aoRecomecar={recomecar}
        rotuloDaSaida={rotuloDaSaida}
        aoSair={aoSair}
      >
        {aSeguir?.(resultado)}
      </EtapaResultado>
    </Tela>
  );
}
