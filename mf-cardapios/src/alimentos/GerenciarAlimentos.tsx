import { consultasDeConvencoes } from '@merenda/shared/consultas';
import { CAMPOS_DO_ALIMENTO, type Alimento } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { buscaDeAlimentos, naLista, TelaDaEntidade, useColunas } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  lerComponentes,
  useAlimentos,
  useAlterarAlimento,
  useComponentes,
  useExcluirAlimento,
} from './alimentos.api.js';
import { ALIMENTO, paraCorpo, paraFormulario, type AlimentoNoFormulario } from './formulario.js';
import { FormularioAlimento } from './FormularioAlimento.js';
import { TabelaDeComponentes } from './TabelaDeComponentes.js';

/** The list does not wait for categories that cannot be read, nor for the components. */
const NENHUMA: readonly never[] = [];

export default function GerenciarAlimentos() {
  const consulta = useAlimentos();
  const { data: componentes = NENHUMA } = useComponentes();
  const alterar = useAlterarAlimento();
  const { data, isError } = useQuery(consultasDeConvencoes.lista('categorias-alimento'));
  const categorias = isError ? NENHUMA : data;
  const busca = useMemo(() => buscaDeAlimentos(categorias), [categorias]);
  const colunas = useColunas(CAMPOS_DO_ALIMENTO, {
    nomes: ['nome', 'forma', 'itemAlimento', 'unidadeMedida', 'quantidadeBase'],
  });

  return (
    <TelaDaEntidade<Alimento, AlimentoNoFormulario>
      entidade={ALIMENTO}
      titulo="Gerenciar Alimentos"
      consulta={consulta}
      colunas={colunas}
      busca={busca}
      nomeDaLinha={({ nome }) => nomeComum(nome)}
      cadastro="/cadastrar-alimento"
      importacao="/importar-alimentos"
      exportacao="alimentos"
      relatorio="alimentos"
      vazio="Nenhum alimento cadastrado."
      // The form is made of the components: without them it says why it does not open.
      abrir={(alimento) => lerComponentes().then(() => alimento)}
      exclusao={useExcluirAlimento()}
      reler={naLista(consulta)}
      paraFormulario={(alimento) => paraFormulario(alimento, componentes)}
      formulario={() => ({
        campos: (
          <>
            <FormularioAlimento />
            <TabelaDeComponentes />
          </>
        ),
        aoSalvar: (alimento, chave) => alterar.mutateAsync({ ...paraCorpo(alimento, componentes), ...chave }),
      })}
    />
  );
}
