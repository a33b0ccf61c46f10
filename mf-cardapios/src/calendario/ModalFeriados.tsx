import { LIMITES, type Feriado, type FeriadoNovo } from '@merenda/shared/contratos';
import {
  CampoData,
  CampoTexto,
  confirmarExclusao,
  EstadoErro,
  EstadoVazio,
  excluir,
  LinhaDeCampos,
  ModalFormulario,
  Tabela,
  type Coluna,
} from '@merenda/shared/ui';
import { useCriarFeriado, useExcluirFeriado, useFeriados } from './calendario.api.js';

const ENTIDADE = { artigo: 'o', nome: 'Feriado' } as const;

const COLUNAS: Coluna<Feriado>[] = [
  { titulo: 'Data', valor: ({ data }) => data },
  { titulo: 'Nome', valor: ({ nome }) => nome },
];

/**
 * The year's days without school: national ones are there, the municipality adds its own and takes out those on which
 * it teaches.
 */
export function ModalFeriados({ ano, aoFechar }: { ano: string; aoFechar: () => void }) {
  const feriados = useFeriados({ de: `${ano}-01-01`, ate: `${ano}-12-31` });
  const { mutateAsync: criar } = useCriarFeriado();
  const exclusao = useExcluirFeriado();
  return (
    <ModalFormulario<FeriadoNovo>
      entidade={ENTIDADE}
      titulo={`Feriados de ${ano}`}
      rotuloSalvar="Incluir"
      confirmacao="Deseja realmente incluir o Feriado?"
      sucesso="Feriado incluído com sucesso!"
      aoSalvar={(valores) => criar(valores)}
      aoFechar={aoFechar}
    >
      <LinhaDeCampos>
        <CampoData nome="data" rotulo="Data" obrigatorio />
        <CampoTexto nome="nome" rotulo="Nome" obrigatorio max={LIMITES.nome} />
      </LinhaDeCampos>
      {feriados.error ? (
        <EstadoErro consulta={feriados} />
      ) : (
        <Tabela<Feriado>
          rotulo={`Feriados de ${ano}`}
          linhas={feriados.data ?? []}
          colunas={COLUNAS}
          chave={({ data }) => data}
          nomeDaLinha={({ data, nome }) => `${nome}, ${data}`}
          acoes={[excluir(({ data }) => void confirmarExclusao(ENTIDADE, exclusao, data))]}
          carregando={feriados.isPending}
          vazio={<EstadoVazio motivo="calendario" mensagem="Nenhum feriado neste ano." />}
        />
      )}
    </ModalFormulario>
  );
}
