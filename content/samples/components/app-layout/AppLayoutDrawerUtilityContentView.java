package com.webforj.samples.views.applayout;

import com.webforj.router.annotation.Route;

@Route(value = "content/:name", outlet = AppLayoutDrawerUtilityView.class)
public class AppLayoutDrawerUtilityContentView extends ContentView {
}
