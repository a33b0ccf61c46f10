import { ROTULOS_PERIODO_LETIVO, type PeriodoLetivo } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import {
  confirmarExclusao,
  edicaoDe,
  editar,
  EstadoErro,
  EstadoVazio,
  excluir,
  ModalFormulario,
  naLista,
  Tabela,
  type Coluna,
} from '@merenda/shared/ui';
import { Typography } from 'antd';
import { useState } from 'react';
import { useAlterarPeriodo, useCriarPeriodo, useExcluirPeriodo, usePeriodosLetivos } from './calendario-escolar.api.js';
import { FormularioPeriodo, paraCorpo, paraFormulario, type ValoresDoPeriodo } from './FormularioPeriodo.js';

const ENTIDADE = { artigo: 'o', nome: 'Período' } as const;

const dias = ({ de, ate }: PeriodoLetivo) => (de === ate ? de : `${de} a ${ate}`);

const COLUNAS: Coluna<PeriodoLetivo>[] = [
  { titulo: 'Nome', valor: ({ nome }) => nome, principal: true },
  { titulo: 'Tipo', valor: ({ tipo }) => ROTULOS_PERIODO_LETIVO[tipo] },
  { titulo: 'Dias', valor: dias },
  { titulo: 'Unidade', valor: ({ unidade }) => (unidade ? nomeProprio(unidade.nome) : 'Todas') },
];

/** The school calendar of a year beside its holidays: terms, recesses, days with class; also of one unit alone. */
export function ModalCalendarioEscolar({ ano, aoFechar }: { ano: string; aoFechar: () => void }) {
  const periodos = usePeriodosLetivos({ de: `${ano}-01-01`, ate: `${ano}-12-31` });
  const { mutateAsync: criar } = useCriarPeriodo();
  const { mutateAsync: alterar } = useAlterarPeriodo();
  const exclusao = useExcluirPeriodo();
  const [editando, setEditando] = useState<PeriodoLetivo>();
  return (
    <>
      <ModalFormulario<ValoresDoPeriodo>
        entidade={ENTIDADE}
        titulo={`Calendário escolar de ${ano}`}
        rotuloSalvar="Incluir"
        confirmacao="Deseja realmente incluir o Período?"
        sucesso="Período incluído com sucesso!"
        largura={800}
        aoSalvar={(valores) => criar(paraCorpo(valores))}
        aoFechar={aoFechar}
      >
        <Typography.Paragraph type="secondary">
          Nos dias sem aula, o calendário avisa antes de vincular, a lista de necessidades não conta os cardápios e a
          execução não é cobrada. Se o ano não tem período de aulas, todo dia de semana conta como dia de aula. Os
          feriados ficam em uma lista própria.
        </Typography.Paragraph>
        <FormularioPeriodo />
        {periodos.error ? (
          <EstadoErro consulta={periodos} />
        ) : (
          <Tabela<PeriodoLetivo>
            rotulo={`Calendário escolar de ${ano}`}
            linhas={periodos.data ?? []}
            colunas={COLUNAS}
            chave={({ id }) => id}
            nomeDaLinha={(periodo) => `${periodo.nome}, ${dias(periodo)}`}
            acoes={[editar(setEditando), excluir(({ id }) => void confirmarExclusao(ENTIDADE, exclusao, id))]}
            carregando={periodos.isPending}
            vazio={<EstadoVazio motivo="calendario" mensagem="Nenhum período neste ano." />}
          />
        )}
      </ModalFormulario>
      {editando && (
        <ModalFormulario<ValoresDoPeriodo>
          entidade={ENTIDADE}
          titulo="Edição de Período"
          valores={paraFormulario(editando)}
          edicao={edicaoDe(editando, naLista(periodos), paraFormulario)}
          aoFechar={() => setEditando(undefined)}
          aoSalvar={(valores, { versao }) => alterar({ ...paraCorpo(valores), id: editando.id, versao })}
        >
          <FormularioPeriodo />
        </ModalFormulario>
      )}
    </>
  );
}
