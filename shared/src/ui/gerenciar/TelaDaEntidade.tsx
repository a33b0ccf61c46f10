import { avisos, type Exclusao } from '@merenda/shared';
import { useState, type ReactNode } from 'react';
import { excluirVarios } from '../envio/em-varios.js';
import { confirmarExclusao } from '../envio/exclusao.js';
import { edicaoDe } from '../formulario/edicao.js';
import type { EntidadeListada } from '../formulario/entidade.js';
import { ModalFormulario, type ModalFormularioProps } from '../formulario/ModalFormulario.js';
import { editar, excluir, ver, type AcaoDeLinha } from './AcoesDaLinha.js';
import { IdExibido, RegistroExibido, type RegistroExibidoProps } from './RegistroExibido.js';
import { TelaGerenciar, type AlemDasLinhas, type LinhasDaTela } from './TelaGerenciar.js';
import { useExibido } from './useExibido.js';

interface Registro {
  id: number;
  versao: number;
}

/** The form of a record: what `ModalFormulario` needs besides. */
interface FormularioDoRegistro<V extends object> extends Pick<ModalFormularioProps<V>, 'largura' | 'detalhes'> {
  /** Default: 'Edição de Item'. */
  titulo?: string;
  campos: ReactNode;
  aoSalvar: (valores: V, chave: Registro) => Promise<unknown>;
}

interface AlemDaTela<T, V extends object, R> extends Omit<AlemDasLinhas<T>, 'acoes'> {
  entidade: EntidadeListada;
  /** The modal of the record that the address names. */
  exibido?: RegistroExibidoProps<T>['children'];
  /** The query that has this record; default: the one of the list. */
  registros?: RegistroExibidoProps<T>['consulta'];
  /** The same for a modal that reads the record. */
  exibidoPorId?: (id: number, aoFechar: () => void) => ReactNode;
  /** Reads what 'Editar' and the modals of `acoes` show, where that is more than the row. A failure is shown. */
  abrir?: (linha: T) => Promise<R>;
  paraFormulario: (registro: R) => Partial<V>;
  formulario: (registro: R) => FormularioDoRegistro<V>;
  /** Reads a record again that another user has changed. */
  reler: (id: number) => Promise<R | undefined>;
  /** Between 'Editar' and 'Excluir'; those with a modal open it over the record. */
  acoes?: readonly (AcaoDeLinha<T> | { rotulo: string; modal: (registro: R, aoFechar: () => void) => ReactNode })[];
  exclusao?: Exclusao;
}

const EDITAR = 'Editar';

/** A manage screen whose records are shown, edited and deleted, one and several, as those of most entities. */
export function TelaDaEntidade<T extends Registro, V extends object, R extends Registro = T>({
  entidade,
  exibido,
  registros,
  exibidoPorId,
  abrir,
  paraFormulario,
  formulario,
  reler,
  acoes = [],
  exclusao,
  emVarias = [],
  children,
  ...tela
}: LinhasDaTela<T> & AlemDaTela<T, V, R>) {
  const { exibir } = useExibido();
  const [aberto, setAberto] = useState<{ rotulo: string; registro: R } | null>(null);
  const fechar = () => setAberto(null);

  const abrirCom = (rotulo: string) => (linha: T) => {
    if (abrir) void abrir(linha).then((registro) => setAberto({ rotulo, registro }), avisos.falha);
    // Without `abrir` the record is the row.
    else setAberto({ rotulo, registro: linha as T & R });
  };

  function editarCom(registro: R): ReactNode {
    const { titulo = `Edição de ${entidade.nome}`, campos, aoSalvar, ...modal } = formulario(registro);
    return (
      <ModalFormulario<V>
        {...modal}
        entidade={entidade}
        titulo={titulo}
        valores={paraFormulario(registro)}
        edicao={edicaoDe(registro, reler, paraFormulario)}
        aoSalvar={(valores, { versao }) => aoSalvar(valores, { id: registro.id, versao })}
        aoFechar={fechar}
      >
        {campos}
      </ModalFormulario>
    );
  }

  function modalDe({ rotulo, registro }: NonNullable<typeof aberto>): ReactNode {
    if (rotulo === EDITAR) return editarCom(registro);
    const acao = acoes.find((uma) => uma.rotulo === rotulo);
    return acao && 'modal' in acao && acao.modal(registro, fechar);
  }

  const consulta = registros ?? tela.consulta;
  return (
    <TelaGerenciar<T>
      {...tela}
      emVarias={[...emVarias, ...(exclusao ? [excluirVarios<T>(entidade, exclusao)] : [])]}
      acoes={[
        ...(exibido || exibidoPorId ? [ver<T>(exibir)] : []),
        editar<T>(abrirCom(EDITAR)),
        ...acoes.map((acao) => ('modal' in acao ? { rotulo: acao.rotulo, aoAcionar: abrirCom(acao.rotulo) } : acao)),
        ...(exclusao ? [excluir<T>(({ id }) => void confirmarExclusao(entidade, exclusao, id))] : []),
      ]}
    >
      {exibido && consulta && <RegistroExibido consulta={consulta}>{exibido}</RegistroExibido>}
      {exibidoPorId && <IdExibido>{exibidoPorId}</IdExibido>}
      {aberto && modalDe(aberto)}
      {children}
    </TelaGerenciar>
  );
}
