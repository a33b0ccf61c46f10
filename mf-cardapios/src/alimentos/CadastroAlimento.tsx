import { FormularioCadastro, Tela } from '@merenda/shared/ui';
import { Button, Flex, Form, Typography } from 'antd';
import { useState } from 'react';
import { useComponentes, useCriarAlimento } from './alimentos.api';
import { BuscaNaComposicao } from './BuscaNaComposicao';
import { ALIMENTO, daComposicao, paraContrato, type AlimentoNoFormulario } from './formulario';
import { FormularioAlimento } from './FormularioAlimento';
import { TabelaDeComponentes } from './TabelaDeComponentes';

/** Registers a food. It can be sent once its nutrients are on the screen. */
export default function CadastroAlimento() {
  const criar = useCriarAlimento();
  const componentes = useComponentes();
  const [habilitados, setHabilitados] = useState(false);
  /** How many were registered: each begins with an empty search. */
  const [cadastrados, setCadastrados] = useState(0);
  return (
    <Tela titulo="Cadastro de Alimento">
      <FormularioCadastro<AlimentoNoFormulario>
        entidade={ALIMENTO}
        aoSalvar={(alimento) => criar.mutateAsync(paraContrato(alimento, componentes.data ?? []))}
        aoConcluir={() => {
          setHabilitados(false);
          setCadastrados((n) => n + 1);
        }}
        salvarDesabilitado={!habilitados || componentes.data === undefined}
      >
        <Composicao key={cadastrados} aoPreencher={() => setHabilitados(true)} />
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
    <BuscaNaComposicao
      aoEscolher={(alimento) => {
        form.setFieldsValue(daComposicao(alimento, componentes.data ?? []));
        aoPreencher();
      }}
    />
  );
}
