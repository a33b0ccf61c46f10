import { avisos, receberArquivo } from '@merenda/shared';
import type {
  EntidadeImportavel,
  LinhaConferida,
  PlanilhaAImportar,
  PlanilhaImportada,
  PlanilhaLida,
} from '@merenda/shared/contratos';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useEnvio } from '../envio/useEnvio.js';
import { Tela } from '../tela/Tela.js';
import { semCorrecoes } from './correcoes.js';
import { EtapaArquivo } from './EtapaArquivo.js';
import { EtapaColunas } from './EtapaColunas.js';
import { EtapaConferencia } from './EtapaConferencia.js';
import { EtapaResultado } from './EtapaResultado.js';
import { linhasBoas, useBaixarRecusadas, useImportarPlanilha, useAndamento, useLerPlanilha } from './importacao.api.js';
import { contarLinhas } from './linhas.js';
import { usePrevia } from './usePrevia.js';

interface ImportarPlanilhaProps {
  entidade: EntidadeImportavel;
  titulo: string;
  /** Path of the list, where the imported records are. */
  lista: string;
  /** The button that leads there. */
  rotuloDaLista?: string;
  /** Families of queries that the import makes outdated. */
  renova: readonly QueryKey[];
  /** What comes next, below the result of the import. */
  aSeguir?: (resultado: PlanilhaImportada) => ReactNode;
}

/** The screen that imports an entity from a spreadsheet: file, columns, preview, result. */
export function ImportarPlanilha({
  entidade,
  titulo,
  lista,
  rotuloDaLista = 'Ver a lista',
  renova,
  aSeguir,
}: ImportarPlanilhaProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
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

  // A file that the home recognised is not chosen again.
  const lerEntregue = useEffectEvent(() => {
    const entregue = receberArquivo(pathname);
    if (entregue) ler(entregue);
  });
  useEffect(() => lerEntregue(), []);

  if (!lida || !planilha)
    return (
      <Tela titulo={titulo}>
        <EtapaArquivo entidade={entidade} lendo={leitura.isPending} aoEscolher={(escolhido) => ler(escolhido)} />
      </Tela>
    );
  const { colunas, linhas } = planilha;
  if (!conferidas)
    return (
      <Tela titulo={titulo}>
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
  if (!resultado)
    return (
      <Tela titulo={titulo}>
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
    <Tela titulo={titulo}>
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
        rotuloDaSaida={rotuloDaLista}
        aoSair={() => void navigate(lista)}
      >
        {aSeguir?.(resultado)}
      </EtapaResultado>
    </Tela>
  );
}

/** Why rows were not imported: refused by the preview, or by the import itself. */
function motivosDe(conferidas: readonly LinhaConferida[], { recusadas }: PlanilhaImportada): Map<number, string[]> {
  return new Map([
    ...conferidas.flatMap(({ numero, situacao, motivos }) =>
      situacao === 'RECUSADA' ? [[numero, motivos.map(({ mensagem }) => mensagem)] as const] : [],
    ),
    ...recusadas.map(({ numero, motivos }) => [numero, motivos] as const),
  ]);
}
