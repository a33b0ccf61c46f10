import type { FornecedorNovo } from '@merenda/shared/contratos';
import { FormularioCadastro, Tela } from '@merenda/shared/ui';
import { FORNECEDOR, FormularioFornecedor } from './FormularioFornecedor.js';
import { useCriarFornecedor } from './fornecedores.api.js';

export default function CadastroFornecedor() {
  const criar = useCriarFornecedor();
  return (
    <Tela titulo="Cadastro de Fornecedor">
      <FormularioCadastro<FornecedorNovo>
        entidade={FORNECEDOR}
        valoresIniciais={{ agriculturaFamiliar: false }}
        aoSalvar={(fornecedor) => criar.mutateAsync(fornecedor)}
      >
        <FormularioFornecedor />
      </FormularioCadastro>
    </Tela>
  );
}
