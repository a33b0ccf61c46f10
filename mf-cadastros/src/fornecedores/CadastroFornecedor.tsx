import type { Fornecedor, FornecedorNovo } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { enderecoDoRegistro, FormularioCadastro, RascunhoDeixado, Tela } from '@merenda/shared/ui';
import { FORNECEDOR, FormularioFornecedor } from './FormularioFornecedor.js';
import { useCriarFornecedor } from './fornecedores.api.js';

export default function CadastroFornecedor() {
  const criar = useCriarFornecedor();
  return (
    <Tela titulo="Cadastro de Fornecedor">
      <FormularioCadastro<FornecedorNovo, Fornecedor>
        entidade={FORNECEDOR}
        valoresIniciais={{ agriculturaFamiliar: false }}
        salvo={({ id, nome, nomeFantasia }) => ({
          registro: `Fornecedor ${nomeProprio(nome ?? nomeFantasia ?? '')}`,
          endereco: enderecoDoRegistro('/gerenciar-fornecedores', id),
        })}
        aoSalvar={(fornecedor) => criar.mutateAsync(fornecedor)}
      >
        <RascunhoDeixado formulario="fornecedor" selado={{ sem: [] }} />
        <FormularioFornecedor />
      </FormularioCadastro>
    </Tela>
  );
}
