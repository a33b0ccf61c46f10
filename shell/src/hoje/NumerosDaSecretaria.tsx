import { temPermissao, useSessao, useUnidadeAtual } from '@merenda/shared';
import {
  CAMPOS_DO_MES_DA_SECRETARIA,
  QUEM_VE_OS_NUMEROS_DA_SECRETARIA,
  type NumerosDaSecretaria as Numeros,
} from '@merenda/shared/contratos';
import { formatarMoeda, formatarQuantidade } from '@merenda/shared/formatos';
import { resumoDaBarra } from '@merenda/shared/regras';
import type { ReactNode } from 'react';
import type { AreaPublicada } from '../federation/registry.js';
import { LinkDeTela } from '../menu/LinkDeTela.js';
import { atalhoDaTela } from '../menu/menu.js';
import { useNumerosDaSecretaria } from './hoje.api.js';
import { Releitura } from './Releitura.js';
import { Tendencia } from './Tendencia.js';

/** The address of all reports, as its area gives it, and that of these figures. */
const RELATORIOS = '/relatorio/:tipo/:id?/:segundo?';
const PAPEL = '/relatorio/numeros-da-secretaria';

type Mes = Numeros['meses'][number];

/** A value in R$ of a month, and what is shown in the place of zero. */
const VALORES = [
  ['contratado', 'Nenhum contrato em vigor'],
  ['recebido', 'Nada recebido'],
  ['disponivel', 'Nada disponível'],
  ['vence', 'Nada vencendo'],
] as const satisfies readonly [keyof Mes, string][];

/**
 * The figures that a secretary of education asks for, at the unit on which the user works or at all of theirs, each with
 * its last six months. Nothing for other users and for users without units.
 */
export function NumerosDaSecretaria({ areas }: { areas: readonly AreaPublicada[] }) {
  const temUnidade = useSessao(({ auth }) => (auth.usuario?.estoques.length ?? 0) > 0);
  return temUnidade && QUEM_VE_OS_NUMEROS_DA_SECRETARIA.some(temPermissao) ? <Bloco areas={areas} /> : null;
}

function Bloco({ areas }: { areas: readonly AreaPublicada[] }) {
  const [atual] = useUnidadeAtual();
  const unidade = atual?.unidadeEducacional.id;
  const consulta = useNumerosDaSecretaria(unidade);
  const relatorios = atalhoDaTela(areas, RELATORIOS, temPermissao);
  return (
    <section className="secretaria" aria-labelledby="secretaria-titulo" aria-busy={consulta.isPending}>
      <header>
        <h2 id="secretaria-titulo">Números da secretaria</h2>
        {relatorios && (
          <LinkDeTela
            atalho={{ ...relatorios, caminho: unidade === undefined ? PAPEL : `${PAPEL}/${String(unidade)}` }}
            className="secretaria-papel"
          >
            Imprimir <span className="so-leitor">os números da secretaria</span>
          </LinkDeTela>
        )}
      </header>
      {consulta.isError ? (
        <Releitura oQue="estes números" consulta={consulta} />
      ) : (
        <>
          <Lista numeros={consulta.data} />
          <AgriculturaFamiliar barra={consulta.data?.agriculturaFamiliar} />
        </>
      )}
    </section>
  );
}

/** Its places are there before the figures come. */
function Lista({ numeros }: { numeros: Numeros | undefined }) {
  const meses = numeros?.meses ?? [];
  const [antes, vence] = [VALORES.slice(0, -1), VALORES.slice(-1)];
  const doValor = ([campo, nada]: (typeof VALORES)[number]) => {
    const { titulo } = CAMPOS_DO_MES_DA_SECRETARIA[campo];
    const valor = meses.at(-1)?.[campo];
    return (
      <Numero
        key={campo}
        titulo={titulo}
        valor={valor === undefined ? undefined : valor === 0 ? nada : formatarMoeda(valor)}
        calmo={valor === 0}
      >
        <DosMeses meses={meses} campo={campo} escrever={formatarMoeda} />
      </Numero>
    );
  };
  return (
    <ul className="secretaria-numeros">
      {antes.map(doValor)}
      <Refeicoes numeros={numeros} />
      {vence.map(doValor)}
    </ul>
  );
}

/** The year's share of family farming in one bar and one sentence; its place is there before it comes. */
function AgriculturaFamiliar({ barra }: { barra: Numeros['agriculturaFamiliar'] | undefined }) {
  const percentual = barra?.recebido.percentual ?? null;
  const meta = barra?.regra?.valor ?? null;
  return (
    <div className="secretaria-familiar">
      <h3>Agricultura familiar com o PNAE, no município</h3>
      {percentual !== null && (
        <div
          className={barra?.atende === false ? 'secretaria-barra secretaria-barra-falta' : 'secretaria-barra'}
          aria-hidden="true"
        >
          <span style={{ inlineSize: `${Math.min(100, percentual)}%` }} />
          {meta !== null && <i style={{ insetInlineStart: `${Math.min(100, meta)}%` }} />}
        </div>
      )}
      <p>{barra ? resumoDaBarra(barra) : <span aria-hidden="true">…</span>}</p>
    </div>
  );
}

function Refeicoes({ numeros }: { numeros: Numeros | undefined }) {
  const [hoje, mes] = [numeros?.hoje, numeros?.meses.at(-1)];
  const semRefeicoes = hoje?.planejadas === 0 && hoje.executadas === 0;
  return (
    <Numero
      titulo="Refeições"
      valor={semRefeicoes ? 'Nenhuma planejada hoje' : hoje && `${escreverParte(hoje)} hoje`}
      calmo={semRefeicoes}
      nota={mes && mes.planejadas > 0 ? `${escreverParte(mes)} no mês` : undefined}
    >
      <DosMeses meses={numeros?.meses ?? []} campo="executadas" escrever={formatarQuantidade} />
    </Numero>
  );
}

/** '3 de 6' */
const escreverParte = ({ executadas, planejadas }: Numeros['hoje']): string =>
  `${formatarQuantidade(executadas)} de ${formatarQuantidade(planejadas)}`;

interface NumeroProps {
  titulo: string;
  /** Undefined while it is read. */
  valor: string | undefined;
  /** It says that there is nothing. */
  calmo: boolean;
  nota?: string;
  children: ReactNode;
}

function Numero({ titulo, valor, calmo, nota, children }: NumeroProps) {
  return (
    <li>
      <h3>{titulo}</h3>
      <p className={calmo ? 'secretaria-nada' : 'secretaria-valor'}>
        {valor ?? <span aria-hidden="true">…</span>}
        {nota !== undefined && <span>{nota}</span>}
      </p>
      {children}
    </li>
  );
}

interface DosMesesProps {
  meses: readonly Mes[];
  campo: Exclude<keyof Mes, 'mes'>;
  escrever: (valor: number) => string;
}

/** The line of the six months; nothing where all of them are zero. */
function DosMeses({ meses, campo, escrever }: DosMesesProps) {
  if (meses.every((mes) => mes[campo] === 0)) return null;
  return (
    <Tendencia
      valores={meses.map((mes) => mes[campo])}
      escritos={meses.map((mes) => `${mes.mes}: ${escrever(mes[campo])}`)}
    />
  );
}
