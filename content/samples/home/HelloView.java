@Route("/")
public class HelloView extends Composite<FlexLayout> {

  private final TextField name = new TextField("Name");
  private final Button hello = new Button("Say hello", ButtonTheme.PRIMARY);

  public HelloView() {
    hello.onClick(event -> Toast.show("Hello, " + name.getValue() + "!"));
    getBoundComponent().add(name, hello);
  }
}
