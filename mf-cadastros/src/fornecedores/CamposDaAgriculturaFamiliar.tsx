import {
  LIMITES,
  ROTULOS_GRUPO_PRIORITARIO,
  ROTULOS_SEXO,
  ROTULOS_TIPO_CAF,
  type MembroDaCaf,
  type TipoCaf,
} from '@merenda/shared/contratos';
import { temMembros, temTitular, violacoesDosMembros } from '@merenda/shared/regras';
import {
  Campo,
  CampoData,
  CampoMascarado,
  CampoTexto,
  LinhaDeCampos,
  ListaLinhas,
  ListaMarcavel,
  opcoesDe,
  regra,
  SelectOpcoes,
} from '@merenda/shared/ui';
import { Checkbox, Form } from 'antd';

const TIPOS_CAF = opcoesDe(ROTULOS_TIPO_CAF);
const SEXOS = opcoesDe(ROTULOS_SEXO);
const GRUPOS = opcoesDe(ROTULOS_GRUPO_PRIORITARIO);

/** What a supplier of family farming has, by the type of its CAF: a formal group is no person and has no sex. */
export function CamposDaAgriculturaFamiliar() {
  const familiar = Form.useWatch<boolean | undefined>('agriculturaFamiliar') ?? false;
  const tipo = Form.useWatch<TipoCaf | null | undefined>('cafTipo');
  return (
    <>
      <Campo
        nome="agriculturaFamiliar"
        valuePropName="checked"
        ajuda="Conta para o percentual de compras da agricultura familiar do PNAE."
      >
        <Checkbox>Fornecedor da agricultura familiar</Checkbox>
      </Campo>
      {familiar && (
        <>
          <LinhaDeCampos>
            <CampoTexto nome="cafNumero" rotulo="Número da CAF ou da DAP" max={LIMITES.caf} />
            <Campo nome="cafTipo" rotulo="Tipo da CAF ou da DAP">
              <SelectOpcoes opcoes={TIPOS_CAF} allowClear />
            </Campo>
            <CampoData nome="cafValidade" rotulo="Validade da CAF ou da DAP" />
          </LinhaDeCampos>
          {temTitular(tipo) && (
            <LinhaDeCampos larguras={[8]}>
              <Campo
                nome="sexoDoTitular"
                rotulo="Sexo de quem tem a CAF"
                ajuda="Conta para a parte das mulheres na venda direta."
              >
                <SelectOpcoes opcoes={SEXOS} allowClear />
              </Campo>
            </LinhaDeCampos>
          )}
          <Campo nome="gruposPrioritarios" rotulo="Grupos prioritários">
            <ListaMarcavel rotulo="Grupos prioritários" opcoes={GRUPOS} />
          </Campo>
          {temMembros(tipo) && <MembrosDaCaf />}
        </>
      )}
    </>
  );
}

/** The families of a group, each with its own CAF. */
function MembrosDaCaf() {
  return (
    <ListaLinhas nome="cafMembros" rotulo="Membros do grupo" rotuloLinha="Membro" min={0} max={LIMITES.linhas}>
      {(linha) => (
        <>
          <LinhaDeCampos larguras={[14, 10]}>
            <CampoTexto nome={linha('nome')} rotulo="Nome do membro" obrigatorio maiusculo max={LIMITES.nome} />
            <CampoTexto
              nome={linha('caf')}
              rotulo="CAF do membro"
              obrigatorio
              max={LIMITES.caf}
              regras={[umaVez(linha('caf'))]}
            />
          </LinhaDeCampos>
          <LinhaDeCampos>
            <CampoMascarado nome={linha('cpf')} rotulo="CPF do membro" mascara="cpf" />
            <Campo nome={linha('sexo')} rotulo="Sexo do membro">
              <SelectOpcoes opcoes={SEXOS} allowClear />
            </Campo>
            <CampoData nome={linha('validade')} rotulo="Validade da CAF do membro" />
          </LinhaDeCampos>
        </>
      )}
    </ListaLinhas>
  );
}

const umaVez = (caminho: (string | number)[]) =>
  regra<string>((_, ler) => {
    const membros = (ler('cafMembros') ?? []) as Partial<MembroDaCaf>[];
    return violacoesDosMembros(membros.map(({ caf }) => caf)).filter(
      ({ campo }) => campo === `cafMembros.${String(caminho.at(-2))}.caf`,
    );
  });
