import type { Alimento } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { FormularioCadastro, PassoSeguinte, RascunhoDeixado, Tela } from '@merenda/shared/ui';
import { Button, Flex, Form, Typography } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useComponentes, useCriarAlimento } from './alimentos.api.js';
import { BuscaNaComposicao } from './BuscaNaComposicao.js';
import { ALIMENTO, daComposicao, paraCorpo, type AlimentoNoFormulario } from './formulario.js';
import { FormularioAlimento } from './FormularioAlimento.js';
import { TabelaDeComponentes } from './TabelaDeComponentes.js';

/** Registers a food. It can be sent once its nutrients are on the screen. */
export default function CadastroAlimento() {
  const criar = useCriarAlimento();
  const componentes = useComponentes();
  const [habilitados, setHabilitados] = useState(false);
  return (
    <Tela titulo="Cadastro de Alimento">
      <FormularioCadastro<AlimentoNoFormulario, Alimento>
        entidade={ALIMENTO}
        salvo={({ id, nome, unidadeMedida }) => ({
          registro: `Alimento ${nomeComum(nome)}`,
          aSeguir: (
            <>
              <Link to="/gerenciar-alimentos">Gerenciar Alimentos</Link>
              <PassoSeguinte
                para="/cadastrar-preparo"
                permissao="PREPAROS"
                valores={{ ingredientes: [{ alimento: id, unidadeMedida }] }}
              >
                Cadastrar preparo com este alimento
              </PassoSeguinte>
            </>
          ),
        })}
        manter={{ rotulo: 'Manter forma e unidade', campos: ['forma', 'quantidadeBase', 'unidadeMedida'] }}
        aoSalvar={(alimento) => criar.mutateAsync(paraCorpo(alimento, componentes.data ?? []))}
        aoConcluir={() => setHabilitados(false)}
        salvarDesabilitado={!habilitados || componentes.data === undefined}
      >
        <RascunhoDeixado formulario="alimento" />
        <Composicao aoPreencher={() => setHabilitados(true)} />
        <FormularioAlimento />
        {habilitados ? (
          <TabelaDeComponentes />
        ) : (
          <Flex wrap gap="small" align="center" style={{ marginBottom: 24 }}>
            <Button onClick={() => setHabilitados(true)}>Habilitar Componentes</Button>
            <Typography.Text type="secondary">Habilite os componentes para cadastrar.</Typography.Text>
          </Flex>
        )}
      </FormularioCadastro>
    </Tela>
  );
}

function Composicao({ aoPreencher }: { aoPreencher: () => void }) {
  const form = Form.useFormInstance<AlimentoNoFormulario>();
  const componentes = useComponentes();
  return (
    <Form.Item name="composicao" noStyle>
      <BuscaNaComposicao
        aoEscolher={(alimento) => {
          form.setFieldsValue(daComposicao(alimento, componentes.data ?? []));
          aoPreencher();
        }}
      />
    </Form.Item>
  );
}
